import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Entry, EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { ownEmails } from '@naskhah/words/identity/own-emails';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../../app/calls.ts';
import { client } from '../../../app/client.ts';
import { queries } from '../../../app/queries.ts';
import { useDates } from '../../../app/use-dates.ts';
import { OwnEmailDialog } from './own-email-dialog.tsx';
import css from './security.module.css';
import { type SignIn, useSignInAct } from './use-sign-in.ts';

/** The own addresses: one to which mails go, others that are confirmed, and those whose link was not opened yet. */
export const EmailsSection = ({ signIn }: { signIn: SignIn }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const confirm = useConfirm();
  const act = useSignInAct();
  const [adding, setAdding] = useState(false);
  const processing = say(accountSecurity.saving);
  const makePrimary = async (email: string) => {
    const words = { processing, done: say(ownEmails.madePrimary) };
    if (await act(() => client.ownSecurity.makeOwnEmailPrimary({ email }), words))
      await queries.invalidateQueries({ queryKey: calls.identity.getProfile.queryKey() });
  };
  const remove = async (email: string, inUse: boolean) => {
    const question = { title: say(ownEmails.removeTitle), message: say(ownEmails.removeWhy) };
    if (!inUse || (await confirm(question)))
      await act(() => client.ownSecurity.removeOwnEmail({ email }), { processing, done: say(ownEmails.removed) });
  };
  const removing = (email: string, inUse: boolean) => (
    <Button
      kind="quiet"
      size="sm"
      aria-label={sayWith(ownEmails.removeNamed, { name: email })}
      onClick={() => void remove(email, inUse)}
    >
      {say(ownEmails.remove)}
    </Button>
  );
  const own: Entry[] = signIn.emails.map(({ address, is_primary, confirmed }) => ({
    key: address,
    name: address,
    under: [is_primary && say(ownEmails.primary), say(confirmed ? ownEmails.confirmed : ownEmails.unconfirmed)]
      .filter(Boolean)
      .join(' · '),
    act: !is_primary && (
      <ButtonRow>
        {confirmed && (
          <Button
            size="sm"
            aria-label={sayWith(ownEmails.primaryNamed, { name: address })}
            onClick={() => void makePrimary(address)}
          >
            {say(ownEmails.makePrimary)}
          </Button>
        )}
        {removing(address, confirmed)}
      </ButtonRow>
    ),
  }));
  const asked: Entry[] = signIn.claims.map(({ address, expires_at }) => ({
    key: `asked ${address}`,
    name: address,
    under: sayWith(ownEmails.waits, { day: short(expires_at) }),
    act: removing(address, false),
  }));
  return (
    <Section title={say(ownEmails.title)}>
      <p className={css.why}>{say(ownEmails.why)}</p>
      <div className={css.list}>
        <EntryList items={[...own, ...asked]} />
      </div>
      <Button icon={IconPlus} onClick={() => setAdding(true)}>
        {say(ownEmails.add)}
      </Button>
      {adding && <OwnEmailDialog hasPassword={signIn.has_password} onClose={() => setAdding(false)} />}
    </Section>
  );
};
