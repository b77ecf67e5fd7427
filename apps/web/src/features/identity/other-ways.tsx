import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { IconBuilding, IconFingerprint } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { enterAndGo } from '../../app/enter.ts';
import css from './other-ways.module.css';
import { passkeysHere } from './passkeys-here.ts';
import { usePasskey } from './use-passkey.ts';
import { leaveFor } from './way-out.ts';

/** Logging in without a password of this portal: only what is set up, and works in this browser. */
export const OtherWays = ({ provider, next }: { provider: string | null; next?: string | undefined }) => {
  const { say, sayWith } = useWords();
  const request = useRequest();
  const passkey = usePasskey(enterAndGo(next));
  const leave = async () => {
    const begun = await request(() => client.identity.beginOutside(), {
      processing: say(signingIn.leaving),
      quiet: true,
    });
    if (begun) leaveFor(begun.url, { to: 'login', binding: begun.binding, next });
  };
  if (provider === null && !passkeysHere()) return null;
  return (
    <div className={css.ways}>
      <p className={css.or}>{say(signingIn.or)}</p>
      {passkeysHere() && (
        <Button size="lg" wide icon={IconFingerprint} onClick={() => void passkey()}>
          {say(signingIn.withPasskey)}
        </Button>
      )}
      {provider !== null && (
        <Button size="lg" wide icon={IconBuilding} onClick={() => void leave()}>
          {sayWith(signingIn.withOther, { name: provider })}
        </Button>
      )}
    </div>
  );
};
