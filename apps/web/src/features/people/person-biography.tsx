import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import css from './person-biography.module.css';
import type { Person } from './use-person.ts';

/** What a person says of their work; nothing where they say nothing. */
export const PersonBiography = ({ person }: { person: Person }) => {
  const { say } = useWords();
  const written = (['en', 'ms'] as const).filter((tongue) => person.biography[tongue] !== '');
  if (written.length === 0) return null;
  return (
    <Section title={say(personPage.biography)}>
      {written.map((tongue) => (
        <p key={tongue} lang={tongue} className={css.text}>
          {person.biography[tongue]}
        </p>
      ))}
    </Section>
  );
};
