import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/session';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { client } from '../app/calls.ts';
import { go } from '../app/go.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { CodeForm } from '../features/identity/code-form.tsx';
import { EmailForm } from '../features/identity/email-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

/** E-mail, then the code; what comes back is a ticket for one new password. */
export const ForgotPasswordPage = () => {
  const { say } = useWords();
  const [email, setEmail] = useState<string>();
  const title = say(email === undefined ? session.forgotTitle : session.codeTitle);
  const lead = say(email === undefined ? session.forgotLead : session.codeLead);
  return (
    <PublicPage title={title} lead={lead}>
      {email === undefined ? (
        <EmailForm onSent={setEmail} />
      ) : (
        <CodeForm
          email={email}
          purpose="reset-password"
          check={(code) => client.identity.getOtpCode({ email, purpose: 'reset-password', code })}
          words={{ processing: say(session.checkingCode), quiet: true }}
          onChecked={({ ticket }) => go(addresses.resetPassword, { state: { ticket } })}
        />
      )}
      <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
    </PublicPage>
  );
};
