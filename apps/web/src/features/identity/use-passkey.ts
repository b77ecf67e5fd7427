import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { signingIn } from '@naskhah/words/identity/signing-in';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { client } from '../../app/client.ts';
import type { User } from '../../app/session.ts';

/** Logs in with a passkey; `ticket` goes on with a login that asks for a second factor. */
export const usePasskey = (onIn: (user: User) => Promise<void>) => {
  const { say } = useWords();
  const request = useRequest();
  return async (ticket?: string): Promise<void> => {
    const user = await request(
      async () => {
        const { startAuthentication } = await import('@simplewebauthn/browser');
        const asked = await client.identity.askPasskey(ticket === undefined ? {} : { ticket });
        const optionsJSON = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
        const response = await startAuthentication({ optionsJSON });
        return client.identity.passkeyLogin({ ticket: asked.ticket, response: { ...response } });
      },
      { processing: say(signingIn.askingPasskey), failed: say(signingIn.passkeyNotUsed), quiet: true },
    );
    if (user) await onIn(user);
  };
};
