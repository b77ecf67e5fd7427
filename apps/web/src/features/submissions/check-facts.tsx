import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { withSearch } from '../../lists/with-search.ts';
import type { StepName } from './draft.ts';
import css from './step-check.module.css';
import { useDraft } from './use-draft.tsx';

export type CheckedFact = {
  label: string;
  /** Where it is asked: there one is led when it is missing. */
  path: string;
  value: ReactNode;
  lang?: string;
  /** Running text, to be read. */
  read?: boolean;
};

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

/** What was answered in a step, one thing below the other; what is missing is named, and leads to where it is asked. */
export const CheckFacts = ({ step, facts }: { step: StepName; facts: CheckedFact[] }) => {
  const { say } = useWords();
  const { id, missing } = useDraft();
  const lackAt = (path: string) => missing.find((piece) => piece.path === path);
  return (
    <dl className={css.facts}>
      {facts.map(({ label, path, value, lang, read }) => (
        <div key={path} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          {isNothing(value) ? (
            <dd className={lackAt(path) ? css.lacks : css.none}>
              <Link href={withSearch(addresses.submission(id, step), { field: path })}>
                {lackAt(path)?.message ?? say(wizardCheck.nothingGiven)}
              </Link>
            </dd>
          ) : (
            <dd lang={lang} dir="auto" className={read ? css.read : undefined}>
              {value}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
