import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalPages } from '@naskhah/words/journals/journals';
import { IconExternalLink, IconListCheck, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { queries } from '../../app/queries.ts';
import type { Journal } from './journal-values.ts';

/** What can be done with a journal from here, as far as the reader may. */
export const JournalActions = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  const { id, version, can, path, state } = journal;
  const open = state === 'active' || state === 'verified';
  const submit = async () => {
    if (!(await confirm({ title: say(journalPages.submitTitle), message: say(journalPages.submitWhy) }))) return;
    await request(
      async () => {
        try {
          await client.journals.onSubmitJournal({ id, version });
        } finally {
          await queries.invalidateQueries({ queryKey: calls.journals.key() });
        }
      },
      { processing: say(journalPages.submitting), done: say(journalPages.submitted) },
    );
  };
  const remove = async () => {
    if (!(await confirm({ title: say(journalPages.deleteTitle), message: say(journalPages.deleteWhy) }))) return;
    await request(
      async () => {
        await client.journals.deleteJournal({ id, version });
        go(addresses.journalList);
        await queries.invalidateQueries({ queryKey: calls.journals.key() });
      },
      { processing: say(journalPages.deleting), done: say(journalPages.deleted) },
    );
  };
  return (
    <>
      {open && (
        <ButtonLink icon={IconExternalLink} href={addresses.journalSite(path)}>
          {say(journalPages.site)}
        </ButtonLink>
      )}
      {can.write.includes('submis_checklist') && !journal.takes_submissions && (
        <ButtonLink kind={open ? 'primary' : 'plain'} icon={IconListCheck} href={addresses.journalSetup(id)}>
          {say(journalPages.setUp)}
        </ButtonLink>
      )}
      {can.edit && (
        <ButtonLink icon={IconPencil} href={addresses.journalRegistration(id)}>
          {say(journalPages.edit)}
        </ButtonLink>
      )}
      {can.delete && (
        <Button kind="quiet" icon={IconTrash} onClick={() => void remove()}>
          {say(journalPages.delete)}
        </Button>
      )}
      {can.submit && (
        <Button kind="primary" icon={IconSend} onClick={() => void submit()}>
          {say(journalPages.submit)}
        </Button>
      )}
    </>
  );
};
