import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { addresses } from '../../app/addresses.ts';
import css from './journal-files.module.css';
import { filesOf, type Journal } from './journal-values.ts';

/** The files of a journal, with who may read each; shown to who keeps them. */
export const JournalFiles = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  const files = filesOf(journal);
  const cover = files.find(({ type }) => type === 'cover');
  if (files.length === 0) return null;
  return (
    <Section title={say(journalForm.files)}>
      <div className={css.shown}>
        {cover && <img className={css.picture} src={addresses.file(cover.id)} alt={say(journalForm.coverOf)} />}
        <ul>
          {files
            .filter(({ type }) => type !== 'cover')
            .map(({ id, type, label, filename }) => (
              <li key={id}>
                <Link href={addresses.file(id)} target="_blank">
                  {label || filename}
                </Link>{' '}
                <span>
                  {say(journalForm[type])} · {say(type === 'evidence' ? journalForm.inside : journalForm.everybody)}
                </span>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
};
