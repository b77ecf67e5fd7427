import { type Lack, type RegistrationStep, registrationSteps } from '@naskhah/kernel/registration';
import { StepList } from '@naskhah/ui/form/step-list';
import { useWords } from '@naskhah/ui/language/language-provider';
import { registration } from '@naskhah/words/journals/registration';
import { addresses } from '../../app/addresses.ts';
import { stepsLeft } from './registration-steps.ts';

/** The steps of a registration, each with what it holds, or how much it lacks once it was left. */
export const RegistrationStepList = ({
  journal,
  current,
  lacks,
}: {
  journal: string;
  current: RegistrationStep;
  lacks: readonly Lack[];
}) => {
  const { say, sayWith } = useWords();
  const left = stepsLeft(journal);
  return (
    <StepList
      label={say(registration.steps)}
      steps={registrationSteps.map((step) => {
        const count = step === 'check' ? 0 : lacks.filter((one) => one.step === step).length;
        const detail =
          step === 'check'
            ? undefined
            : count > 0 && left.has(step)
              ? sayWith(registration.missing, { count })
              : say(registration[`${step}Detail`]);
        return {
          key: step,
          label: say(registration[step]),
          href: addresses.journalRegistration(journal, step),
          is: step === current ? 'now' : step !== 'check' && count === 0 ? 'done' : 'ahead',
          errors: left.has(step) ? count : 0,
          ...(detail && { detail }),
        } as const;
      })}
    />
  );
};
