import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Entry, EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Person } from './use-person.ts';

const AddEmailDialog = lazy(async () => ({ default: (await import('./add-email-dialog.tsx')).AddEmailDialog }));

/** The addresses of a person: one to which mails go, others that they have confirmed, and those they were asked for. */
export const PersonEmails = ({ person }: { person: Person }) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const [adding, setAdding] = useState(false);
  const { usr_id, can } = person;
  const words = { processing: say(personPage.saving), done: say(personPage.saved) };
  const remove = async (email: string, inUse: boolean) => {
    const question = { title: say(personPage.removeEmailTitle), message: say(personPage.removeEmailWhy) };
    if (!inUse || (await confirm(question))) await act(() => client.people.removeEmail({ usr_id, email }), words);
  };
  const removing = (email: string, inUse: boolean) => (
    <Button
      kind="quiet"
      size="sm"
      aria-label={sayWith(personPage.removeNamed, { name: email })}
      onClick={() => void remove(email, inUse)}
    >
      {say(personPage.remove)}
    </Button>
  );
  const own: Entry[] = person.emails.map(({ address, is_primary, confirmed_at }) => ({
    key: address,
    name: address,
    under: [is_primary && say(personPage.primary), say(confirmed_at ? personPage.confirmed : personPage.unconfirmed)]
      .filter(Boolean)
      .join(' · '),
    act: can.edit && !is_primary && (
      <ButtonRow>
        {confirmed_at && (
          <Button
            size="sm"
            aria-label={sayWith(personPage.primaryNamed, { name: address })}
            onClick={() => void act(() => client.people.makeEmailPrimary({ usr_id, email: address }), words)}
          >
            {say(personPage.makePrimary)}
          </Button>
        )}
        {removing(address, true)}
      </ButtonRow>
    ),
  }));
  const asked: Entry[] = person.claims.map(({ address }) => ({
    key: `asked ${address}`,
    name: address,
    under: say(personPage.asked),
    act: can.edit && removing(address, false),
  }));
  return (
    <Section
      title={say(personPage.emails)}
      actions={
        can.edit && (
          <Button size="sm" icon={IconPlus} onClick={() => setAdding(true)}>
            {say(personPage.addEmail)}
          </Button>
        )
      }
    >
      <EntryList items={[...own, ...asked]} />
      {adding && (
        <Suspense>
          <AddEmailDialog personId={usr_id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
};
