import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { focusField } from '../../wizard/field-place.tsx';
import { type StepName, steps } from './draft.ts';
import { lacksOf } from './lacks.ts';
import { useDraft, useKeeper, useKept } from './use-draft.tsx';

/** Back, and on: an incomplete step may be left, and says afterwards what it lacks. */
export const WizardFoot = ({ step, children }: { step: StepName; children?: ReactNode }) => {
  const { say } = useWords();
  const keeper = useKeeper();
  const draft = useDraft();
  const faults = useKept((kept) => kept.faults);
  const left = useKept((kept) => kept.left.includes(step));
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const open = [...faults.map(({ path }) => path), ...(left ? lacksOf(draft, step).map(({ path }) => path) : [])];
  const goOn = async () => {
    keeper.leave(step);
    await keeper.flush();
    const [refused] = keeper.store.getState().faults;
    if (refused) focusField(refused.path);
    else if (after) go(addresses.submission(draft.id, after));
  };
  return (
    <FormFoot
      back={
        before && (
          <ButtonLink icon={IconArrowLeft} href={addresses.submission(draft.id, before)}>
            {say(wizard.back)}
          </ButtonLink>
        )
      }
      errors={step === 'check' ? 0 : open.length}
      onErrors={() => open[0] && focusField(open[0])}
    >
      {children ?? (
        <Button kind="primary" onClick={() => void goOn()}>
          {say(wizard.saveAndContinue)}
        </Button>
      )}
    </FormFoot>
  );
};
