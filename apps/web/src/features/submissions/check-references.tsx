import { useWords } from '@naskhah/ui/language/language-provider';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import type { Reference } from './draft.ts';
import css from './step-check.module.css';
import { useDraft } from './use-draft.tsx';

const open = 5;

const Entry = ({ reference: { raw, doi } }: { reference: Reference }) => (
  <li dir="auto">
    {raw}{' '}
    {doi && (
      <a href={`https://doi.org/${doi}`} target="_blank" rel="noopener noreferrer">
        {doi}
      </a>
    )}
  </li>
);

/** The reference list as it will be sent. */
export const CheckReferences = () => {
  const { say, sayWith } = useWords();
  const { references } = useDraft();
  const found = references.filter(({ doi }) => doi !== null).length;
  const more = references.length - open;
  if (references.length === 0) return <p className={css.none}>{say(wizardCheck.nothingGiven)}</p>;
  return (
    <>
      <ol className={css.references}>
        {references.slice(0, open).map((one) => (
          <Entry key={one.id} reference={one} />
        ))}
      </ol>
      {more > 0 && (
        <details className={css.more}>
          <summary>{sayWith(wizardCheck.more, { count: more })}</summary>
          <ol className={css.references} start={open + 1}>
            {references.slice(open).map((one) => (
              <Entry key={one.id} reference={one} />
            ))}
          </ol>
        </details>
      )}
      <p className={css.under}>{sayWith(wizardFiles.doisFound, { found, of: references.length })}</p>
    </>
  );
};
