import { type RegistrationStep, registrationSteps } from '@naskhah/kernel/registration';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalPages } from '@naskhah/words/journals/journals';
import { registration } from '@naskhah/words/journals/registration';
import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { queries } from '../../app/queries.ts';
import { focusField } from '../../wizard/field-place.tsx';
import type { Journal } from './journal-values.ts';
import { leaveStep } from './registration-steps.ts';

/** Submits the registration, or takes the draft away; both ask first, and both end the wizard. */
const useEnds = ({ id }: Journal) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  const known = () => client.journals.journalById({ id });
  const ended = async (address: string) => {
    await queries.invalidateQueries({ queryKey: calls.journals.key() });
    go(address);
  };
  return {
    submit: async () => {
      if (!(await confirm({ title: say(journalPages.submitTitle), message: say(journalPages.submitWhy) }))) return;
      const sent = await request(
        async () => client.journals.onSubmitJournal({ id, version: (await known()).version }),
        { processing: say(journalPages.submitting), done: say(journalPages.submitted) },
      );
      if (sent) await ended(addresses.journalInformation(id));
    },
    discard: async () => {
      if (!(await confirm({ title: say(journalPages.deleteTitle), message: say(journalPages.deleteWhy) }))) return;
      const gone = await request(async () => client.journals.deleteJournal({ id, version: (await known()).version }), {
        processing: say(journalPages.deleting),
        done: say(journalPages.deleted),
      });
      if (gone) await ended(addresses.journalList);
    },
  };
};

/** Back, and on: an incomplete step may be left, and says afterwards what it lacks. The last step submits. */
export const RegistrationFoot = ({
  journal,
  step,
  sending,
  open,
  complete,
  flush,
}: {
  journal: Journal;
  step: RegistrationStep;
  /** Files are on their way. */
  sending: boolean;
  /** The fields to mend here, the first of them first. */
  open: readonly string[];
  complete: boolean;
  flush: () => Promise<unknown>;
}) => {
  const { say } = useWords();
  const { submit, discard } = useEnds(journal);
  const at = registrationSteps.indexOf(step);
  const [before, after] = [registrationSteps[at - 1], registrationSteps[at + 1]];
  const goOn = async () => {
    if (sending) return showNotice({ tone: 'bad', title: say(journalForm.filesOnTheirWay) });
    leaveStep(journal.id, step);
    await flush();
    if (after) go(addresses.journalRegistration(journal.id, after));
  };
  return (
    <FormFoot
      back={
        before ? (
          <ButtonLink icon={IconArrowLeft} href={addresses.journalRegistration(journal.id, before)}>
            {say(registration.back)}
          </ButtonLink>
        ) : (
          journal.can.delete && (
            <Button kind="quiet" onClick={() => void discard()}>
              {say(registration.discard)}
            </Button>
          )
        )
      }
      errors={step === 'check' ? 0 : open.length}
      onErrors={() => open[0] && focusField(open[0])}
    >
      {step === 'check' ? (
        <Button kind="primary" icon={IconSend} disabled={!complete} onClick={() => void flush().then(() => submit())}>
          {say(journalPages.submit)}
        </Button>
      ) : (
        <Button kind="primary" onClick={() => void goOn()}>
          {say(registration.saveAndContinue)}
        </Button>
      )}
    </FormFoot>
  );
};
