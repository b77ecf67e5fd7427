import { type Step, StepList } from '@naskhah/ui/form/step-list';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { addresses } from '../../app/addresses.ts';
import { useList } from '../../app/use-lists.ts';
import { type Draft, type StepName, steps } from './draft.ts';
import { lacksOf } from './lacks.ts';
import { useDraft, useKept } from './use-draft.tsx';

const languagesWith = ({ article_title, language }: Draft): string[] =>
  Object.keys(article_title)
    .filter((tongue) => article_title[tongue]?.trim())
    .sort((one, other) => Number(other === language) - Number(one === language));

/** A few words on what a step holds. */
const useDetail = () => {
  const { sayWith, language } = useWords();
  const { nameOf } = useList('language');
  return (draft: Draft, step: StepName): string | undefined => {
    const people = draft.contributor.length;
    if (step === 'start') return language === 'ms' ? draft.journal_name_ms : draft.journal_name_en;
    if (step === 'metadata') return languagesWith(draft).map(nameOf).join(', ') || undefined;
    if (step === 'contributors' && people > 0) return sayWith(wizard.peopleIn, { count: people });
    if (step === 'files' && draft.files.length > 0) return sayWith(wizard.filesIn, { count: draft.files.length });
    if (step === 'references' && draft.references.length > 0)
      return sayWith(wizard.referencesIn, { count: draft.references.length });
    return undefined;
  };
};

const isDone = (draft: Draft, step: StepName): boolean => {
  if (step === 'check') return false;
  if (step === 'references') return draft.references.length > 0;
  return lacksOf(draft, step).length === 0;
};

export const WizardSteps = ({ current }: { current: StepName }) => {
  const { say, sayWith } = useWords();
  const draft = useDraft();
  const left = useKept((kept) => kept.left);
  const detailOf = useDetail();
  const shown = steps.map((step): Step => {
    const lacking = step === 'check' ? 0 : lacksOf(draft, step).length;
    const detail = lacking > 0 ? sayWith(wizard.missing, { count: lacking }) : detailOf(draft, step);
    return {
      key: step,
      label: say(wizard[step]),
      href: addresses.submission(draft.id, step),
      is: step === current ? 'now' : isDone(draft, step) ? 'done' : 'ahead',
      errors: left.includes(step) ? lacking : 0,
      ...(detail && { detail }),
    };
  });
  return <StepList label={say(wizard.steps)} steps={shown} />;
};
