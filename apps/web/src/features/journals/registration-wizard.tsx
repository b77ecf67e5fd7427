import type { RegistrationStep } from '@naskhah/kernel/registration';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { journalFieldWords } from '@naskhah/words/journals/journal-fields';
import { journalPages } from '@naskhah/words/journals/journals';
import { registration } from '@naskhah/words/journals/registration';
import { type ReactNode, useEffect, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import { focusField } from '../../wizard/field-place.tsx';
import { SavedState, WizardPage } from '../../wizard/wizard-page.tsx';
import { BoardList } from './board-list.tsx';
import { FileFields } from './file-fields.tsx';
import type { Journal } from './journal-values.ts';
import { PolicyFields } from './policy-fields.tsx';
import css from './registration.module.css';
import { RegistrationCheck } from './registration-check.tsx';
import { RegistrationFoot } from './registration-foot.tsx';
import type { FaultOf } from './registration-parts.ts';
import { RegistrationStepList } from './registration-step-list.tsx';
import { lacksOf, leaveStep, stepsLeft, wordsOfLack } from './registration-steps.ts';
import { StepIdentity } from './step-identity.tsx';
import { StepPublisher } from './step-publisher.tsx';
import { StepScope } from './step-scope.tsx';
import { useRegistration } from './use-registration.ts';

const Aside = () => {
  const { say } = useWords();
  return (
    <div className={css.aside}>
      <b>{say(registration.noIssn)}</b>
      <p>{say(registration.noIssnWhy)}</p>
      <b>{say(registration.after)}</b>
      <p>{say(registration.afterWhy)}</p>
    </div>
  );
};

/** The registration of a journal, step by step; it saves itself, and can be gone on with on another day. */
export const RegistrationWizard = ({
  journal,
  step,
  field,
}: {
  journal: Journal;
  step: RegistrationStep;
  /** The field to begin at, when a list of what is missing led here. */
  field: string | undefined;
}) => {
  const { say } = useWords();
  const { form, meanwhile, state, faults, flush } = useRegistration(journal);
  const [sending, setSending] = useState(false);
  const { id } = journal;
  const lacks = lacksOf(form.values, journal.board ?? 0);
  useEffect(() => {
    if (field) {
      leaveStep(id, step);
      focusField(field);
    }
    return () => leaveStep(id, step);
  }, [field, id, step]);
  const left = field !== undefined || stepsLeft(id).has(step);
  const fault: FaultOf = (path) => {
    const wrong = faults[path];
    if (wrong && (left || form.isTouched(path))) return say(wrong);
    const refused = form.errors[path];
    if (typeof refused === 'string') return refused;
    const lack = left ? lacks.find((one) => one.path === path && one.step === step) : undefined;
    return lack && say(wordsOfLack(lack));
  };
  const bodies: Record<RegistrationStep, () => ReactNode> = {
    identity: () => <StepIdentity form={form} fault={fault} journal={id} />,
    publisher: () => <StepPublisher form={form} fault={fault} />,
    scope: () => <StepScope form={form} fault={fault} />,
    board: () => <BoardList journal={id} />,
    policies: () => (
      <div className={css.parts}>
        <PolicyFields form={form} fault={fault} />
        <FileFields form={form} uses={['policy']} onSending={setSending} />
      </div>
    ),
    evidence: () => <FileFields form={form} uses={['cover', 'evidence']} onSending={setSending} />,
    check: () => <RegistrationCheck journal={journal} lacks={lacks} />,
  };
  const name = form.values.name_ms || form.values.name_en || say(registration.untitled);
  return (
    <WizardPage
      title={say(registration.title)}
      name={name}
      saved={<SavedState state={state} />}
      later={say(registration.later)}
      onLater={() => void flush().then(() => go(addresses.journalInformation(id)))}
      troubles={
        <>
          {journal.state_reason && (
            <div className={css.trouble}>
              <Note tone="warn">
                <b>{say(journalPages.reason)}</b>
                <p>{journal.state_reason}</p>
              </Note>
            </div>
          )}
          <SavedMeanwhileNote meanwhile={meanwhile} names={journalFieldWords} />
        </>
      }
      steps={<RegistrationStepList journal={id} current={step} lacks={lacks} />}
      step={{ title: say(registration[step]), lead: say(registration[`${step}Lead`]) }}
      aside={step === 'identity' && <Aside />}
      foot={
        <RegistrationFoot
          journal={journal}
          step={step}
          sending={sending}
          open={[
            ...Object.keys(faults),
            ...(left ? lacks.filter((one) => one.step === step).map(({ path }) => path) : []),
          ]}
          complete={lacks.length === 0 && Object.keys(faults).length === 0}
          flush={flush}
        />
      }
    >
      {bodies[step]()}
    </WizardPage>
  );
};
