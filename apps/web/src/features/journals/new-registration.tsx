import { registrationSteps } from '@naskhah/kernel/registration';
import { Button } from '@naskhah/ui/controls/button';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { StepLayout } from '@naskhah/ui/form/form-layout';
import { StepList } from '@naskhah/ui/form/step-list';
import { useWords } from '@naskhah/ui/language/language-provider';
import { registration } from '@naskhah/words/journals/registration';
import { client } from '../../app/client.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { emptyJournal, type Journal, journalToSave } from './journal-values.ts';
import { TitleFields } from './step-identity.tsx';
import { useJournalForm } from './use-journal-form.ts';

/** The beginning of a registration: its titles, its letters and its address. Everything else follows in the draft. */
export const NewRegistration = ({ onStarted }: { onStarted: (journal: Journal) => void }) => {
  const { say } = useWords();
  const { form, id } = useJournalForm(undefined, emptyJournal);
  const submit = useFormSubmit(form);
  const start = () => client.journals.saveJournal({ id, ...journalToSave(form.getValues()) });
  const fault = (path: string): string | undefined => {
    const error = form.errors[path];
    return typeof error === 'string' ? error : undefined;
  };
  return (
    <StepLayout
      steps={
        <StepList
          label={say(registration.steps)}
          steps={registrationSteps.map((step) => ({
            key: step,
            label: say(registration[step]),
            is: step === 'identity' ? 'now' : 'ahead',
          }))}
        />
      }
    >
      <form noValidate onSubmit={submit(start, { processing: say(registration.starting), quiet: true }, onStarted)}>
        <TitleFields form={form} fault={fault} journal={null} />
        <FormFoot
          errors={Object.keys(form.errors).length}
          onErrors={() => form.getInputNode(Object.keys(form.errors)[0] ?? '')?.focus()}
        >
          <Button type="submit" kind="primary">
            {say(registration.start)}
          </Button>
        </FormFoot>
      </form>
    </StepLayout>
  );
};
