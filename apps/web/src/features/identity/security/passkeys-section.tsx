import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { IconPlus } from '@tabler/icons-react';
import { client } from '../../../app/client.ts';
import { useDates } from '../../../app/use-dates.ts';
import { deviceOf } from '../../../sessions/device-of.ts';
import { passkeysHere } from '../passkeys-here.ts';
import css from './security.module.css';
import { keepSignIn, type SignIn, useSignInAct } from './use-sign-in.ts';

/** Asks the device for a new passkey and keeps it under the name that is given. */
const useNewPasskey = () => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  return async (): Promise<void> => {
    const device = deviceOf(navigator.userAgent);
    const named = await confirm({
      title: say(accountSecurity.addPasskey),
      message: say(accountSecurity.namePasskey),
      prompt: {
        kind: 'text',
        label: say(accountSecurity.passkeyName),
        ...(device && { initial: sayWith(accountSecurity.on, device) }),
      },
    });
    if (!named) return;
    const label = String(named.value).slice(0, 80);
    const kept = await request(
      async () => {
        const { startRegistration } = await import('@simplewebauthn/browser');
        const { ticket, options } = await client.ownSecurity.beginPasskey();
        const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
        const response = await startRegistration({ optionsJSON });
        return client.ownSecurity.savePasskey({ ticket, label, response: { ...response } });
      },
      {
        processing: say(accountSecurity.makingPasskey),
        done: say(accountSecurity.passkeySaved),
        failed: say(accountSecurity.passkeyNotMade),
      },
    );
    if (kept) keepSignIn(kept);
  };
};

export const PasskeysSection = ({ signIn }: { signIn: SignIn }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const confirm = useConfirm();
  const act = useSignInAct();
  const add = useNewPasskey();
  const remove = async (id: string) => {
    const sure = await confirm({
      title: say(accountSecurity.removePasskeyTitle),
      message: say(accountSecurity.removePasskeyWhy),
    });
    if (sure) {
      await act(() => client.ownSecurity.removePasskey({ id }), {
        processing: say(accountSecurity.saving),
        done: say(accountSecurity.passkeyRemoved),
      });
    }
  };
  const under = (day: string, used: string | null) =>
    used
      ? sayWith(accountSecurity.added, { day: short(day), used: short(used) })
      : sayWith(accountSecurity.addedNotUsed, { day: short(day) });
  return (
    <Section title={say(accountSecurity.passkeys)}>
      <p className={css.why}>{say(accountSecurity.passkeysWhy)}</p>
      {signIn.passkeys.length > 0 && (
        <div className={css.list}>
          <EntryList
            items={signIn.passkeys.map(({ id, label, created_at, last_used_at }) => ({
              key: id,
              name: label,
              under: under(created_at, last_used_at),
              act: (
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={sayWith(accountSecurity.removeNamed, { name: label })}
                  onClick={() => void remove(id)}
                >
                  {say(accountSecurity.remove)}
                </Button>
              ),
            }))}
          />
        </div>
      )}
      {passkeysHere() ? (
        <Button icon={IconPlus} onClick={() => void add()}>
          {say(accountSecurity.addPasskey)}
        </Button>
      ) : (
        <p className={css.none}>{say(accountSecurity.passkeysNotHere)}</p>
      )}
    </Section>
  );
};
