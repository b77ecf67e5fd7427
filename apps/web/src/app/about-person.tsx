import { useWords } from '@naskhah/ui/language/language-provider';
import css from './about-person.module.css';
import { addresses } from './addresses.ts';

type About = { biography: { en: string; ms: string }; photo: string | null };

export const saysAnything = ({ biography, photo }: About): boolean =>
  photo !== null || biography.en !== '' || biography.ms !== '';

/** The photo of a person and what they say of their work, in the reader's language where they say it. */
export const AboutPerson = ({ biography, photo }: About) => {
  const { language } = useWords();
  const shown = biography[language] !== '' ? language : language === 'en' ? 'ms' : 'en';
  return (
    <div className={css.about}>
      {photo && <img className={css.photo} src={addresses.file(photo)} alt="" width={64} height={64} loading="lazy" />}
      {biography[shown] && (
        <p lang={shown} dir="auto" className={css.text}>
          {biography[shown]}
        </p>
      )}
    </div>
  );
};
