import type { Autosave } from '@naskhah/ui/form/autosave-state';
import { useUnsaved } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { wizard } from '@naskhah/words/submissions/wizard';
import { type ReactNode, useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { zoneOfBrowser } from '../../app/use-dates.ts';
import { focusField } from '../../wizard/field-place.tsx';
import { SavedState, WizardPage } from '../../wizard/wizard-page.tsx';
import { changesIn, type StepName } from './draft.ts';
import type { Kept } from './draft-keeper.ts';
import { DraftTroubles } from './draft-troubles.tsx';
import { useDraft, useKeeper, useKept } from './use-draft.tsx';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardSteps } from './wizard-steps.tsx';

const autosaveOf = ({ saving, offline, faults, savedAt, typed }: Kept): Autosave | undefined => {
  if (saving && !offline) return { is: 'saving' };
  if (offline) return { is: 'offline', changes: changesIn(typed) };
  if (faults.length > 0) return { is: 'refused' };
  return savedAt && { is: 'saved', at: savedAt, timeZone: zoneOfBrowser };
};

/** Its own component: it changes with every save, and the step need not. */
const Saved = () => {
  const kept = useKept((all) => all);
  return <SavedState state={autosaveOf(kept)} />;
};

/** One step of the wizard in its frame: where one is, what is saved, what is missing, back and on. */
export const WizardFrame = ({
  step,
  field,
  lead,
  aside,
  foot,
  children,
}: {
  step: StepName;
  /** The field to begin at, when a list of what is missing led here. */
  field: string | undefined;
  lead: string;
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) => {
  const { say } = useWords();
  const keeper = useKeeper();
  const draft = useDraft();
  const title = draft.article_title;
  const language = useKept(({ seen }) => seen.language);
  const shown = title[language]?.trim() || Object.values(title).find((text) => text.trim());
  useUnsaved({
    isOpen: keeper.unsaved,
    save: keeper.flush,
    outlives: (path) => path.startsWith(addresses.submission(draft.id)),
  });
  useEffect(() => {
    if (keeper.store.getState().seen.step !== step) keeper.change({ step });
    return () => {
      keeper.leave(step);
      void keeper.flush();
    };
  }, [keeper, step]);
  useEffect(() => {
    if (!field) return;
    keeper.leave(step);
    focusField(field);
  }, [field, keeper, step]);
  const close = async () => {
    await keeper.flush();
    go(addresses.mySubmissions);
  };
  return (
    <WizardPage
      title={say(wizard.newTitle)}
      name={<Marked text={shown ?? say(wizard.untitled)} />}
      saved={<Saved />}
      later={say(wizard.saveDraft)}
      onLater={() => void close()}
      troubles={<DraftTroubles />}
      steps={<WizardSteps current={step} />}
      step={{ title: say(wizard[step]), lead }}
      aside={aside}
      foot={foot || <WizardFoot step={step} />}
    >
      {children}
    </WizardPage>
  );
};
