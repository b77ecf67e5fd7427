import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useDates } from '../../../app/use-dates.ts';
import { KeyShown } from './key-shown.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import css from './security.module.css';
import { type SignIn, useSignInAct } from './use-sign-in.ts';

type Key = SignIn['keys'][number];

/** Personal keys with which programs act as this person. */
export const KeysSection = ({ signIn }: { signIn: SignIn }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const confirm = useConfirm();
  const act = useSignInAct();
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<string>();
  const remove = async ({ id }: Key) => {
    if (await confirm({ title: say(accountSecurity.removeKeyTitle), message: say(accountSecurity.removeKeyWhy) }))
      await act(() => client.ownSecurity.removeApiKey({ id }), {
        processing: say(accountSecurity.saving),
        done: say(accountSecurity.keyRemoved),
      });
  };
  const make = (
    <Button icon={IconPlus} kind={signIn.keys.length > 0 ? 'plain' : 'primary'} onClick={() => setMaking(true)}>
      {say(accountSecurity.makeKey)}
    </Button>
  );
  const used = ({ created_at, last_used_at }: Key) =>
    last_used_at
      ? sayWith(accountSecurity.added, { day: short(created_at), used: short(last_used_at) })
      : sayWith(accountSecurity.addedNotUsed, { day: short(created_at) });
  return (
    <Section title={say(accountSecurity.keys)}>
      <p className={css.why}>{say(accountSecurity.keysWhy)}</p>
      {signIn.keys.length === 0 ? (
        <EmptyState title={say(accountSecurity.noKeys)} action={make}>
          {say(accountSecurity.noKeysWhy)}
        </EmptyState>
      ) : (
        <>
          <div className={css.list}>
            <EntryList
              items={signIn.keys.map((key) => ({
                key: key.id,
                name: key.label,
                under: sayWith(accountSecurity.keyUntil, {
                  scope: say(key.scope === 'read' ? accountSecurity.reads : accountSecurity.writes),
                  day: short(key.expires_at),
                }),
                detail: used(key),
                warning: key.expired ? say(accountSecurity.expired) : undefined,
                act: (
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={sayWith(accountSecurity.removeNamed, { name: key.label })}
                    onClick={() => void remove(key)}
                  >
                    {say(accountSecurity.remove)}
                  </Button>
                ),
              }))}
            />
          </div>
          {make}
        </>
      )}
      {making && (
        <NewKeyDialog
          onMade={(key) => {
            setMaking(false);
            setShown(key);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {shown !== undefined && <KeyShown secret={shown} onKept={() => setShown(undefined)} />}
    </Section>
  );
};
