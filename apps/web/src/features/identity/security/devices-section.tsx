import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { YourTurnTag } from '@naskhah/ui/state/state-pill';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { client } from '../../../app/client.ts';
import { useDates } from '../../../app/use-dates.ts';
import { deviceOf } from '../../../sessions/device-of.ts';
import css from './security.module.css';
import { type SignIn, useSignInAct } from './use-sign-in.ts';

/** Every session of the account; 'this device' is the one in which the page is seen. */
export const DevicesSection = ({ signIn }: { signIn: SignIn }) => {
  const { say, sayWith } = useWords();
  const { moment } = useDates();
  const confirm = useConfirm();
  const act = useSignInAct();
  const words = { processing: say(accountSecurity.saving) };
  const end = async (id: string) => {
    if (await confirm({ title: say(accountSecurity.endTitle), message: say(accountSecurity.endWhy) }))
      await act(() => client.ownSecurity.endDevice({ id }), { ...words, done: say(accountSecurity.ended) });
  };
  const endOthers = async () => {
    if (await confirm({ title: say(accountSecurity.endOthersTitle), message: say(accountSecurity.endWhy) }))
      await act(() => client.ownSecurity.endOtherDevices(), { ...words, done: say(accountSecurity.endedOthers) });
  };
  const nameOf = (userAgent: string): string => {
    const device = deviceOf(userAgent);
    return device ? sayWith(accountSecurity.on, device) : say(accountSecurity.unknownDevice);
  };
  return (
    <Section title={say(accountSecurity.devices)}>
      <p className={css.why}>{say(accountSecurity.devicesWhy)}</p>
      <div className={css.list}>
        <EntryList
          items={signIn.devices.map(({ id, user_agent, address, seen_at, this_one, switched_by }) => ({
            key: id,
            name: nameOf(user_agent),
            under: sayWith(accountSecurity.seen, { moment: moment(seen_at), address }),
            warning: switched_by === null ? undefined : sayWith(accountSecurity.switchedBy, { name: switched_by }),
            act: this_one ? (
              <YourTurnTag>{say(accountSecurity.thisDevice)}</YourTurnTag>
            ) : (
              <Button
                size="sm"
                aria-label={sayWith(accountSecurity.endNamed, { name: nameOf(user_agent) })}
                onClick={() => void end(id)}
              >
                {say(accountSecurity.endDevice)}
              </Button>
            ),
          }))}
        />
      </div>
      {signIn.devices.length > 1 && (
        <Button kind="danger" onClick={() => void endOthers()}>
          {say(accountSecurity.endOthers)}
        </Button>
      )}
    </Section>
  );
};
