import { StepLayout } from '@naskhah/ui/form/form-layout';
import { StepList } from '@naskhah/ui/form/step-list';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { wizard } from '@naskhah/words/submissions/wizard';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { steps } from '../../features/submissions/draft.ts';
import { NewSubmissionForm } from '../../features/submissions/new-submission-form.tsx';
import { NameHere } from '../../shell/here.tsx';

const NewSubmissionPage = () => {
  const { say } = useWords();
  return (
    <>
      <PageTitle>{say(wizard.newTitle)}</PageTitle>
      <NameHere name={say(wizard.newTitle)} />
      <PageHeader title={say(wizard.newTitle)} lead={say(wizard.startLead)} />
      <StepLayout
        steps={
          <StepList
            label={say(wizard.steps)}
            steps={steps.map((step) => ({
              key: step,
              label: say(wizard[step]),
              is: step === 'start' ? 'now' : 'ahead',
            }))}
          />
        }
      >
        <NewSubmissionForm onStarted={(draft) => go(addresses.submission(draft.id, 'metadata'), { replace: true })} />
      </StepLayout>
    </>
  );
};

export default NewSubmissionPage;
