import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { client } from '../app/client.ts';
import { go } from '../app/go.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { CodeForm } from '../features/identity/code-form.tsx';
import { EmailForm } from '../features/identity/email-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

/** E-mail, then the code; what comes back is a ticket for one new password. */
export const ForgotPasswordPage = () => {
  const { say } = useWords();
  const [email, setEmail] = useState<string>();
  const title = say(email === undefined ? account.forgotTitle : account.codeTitle);
  const lead = say(email === undefined ? account.forgotLead : account.codeLead);
  return (
    <PublicPage title={title} lead={lead}>
      {email === undefined ? (
        <EmailForm onSent={setEmail} />
      ) : (
        <CodeForm
          email={email}
          purpose="reset-password"
          check={(code) => client.identity.getOtpCode({ email, purpose: 'reset-password', code })}
          words={{ processing: say(account.checkingCode), quiet: true }}
          onChecked={({ ticket }) => go(addresses.resetPassword, { state: { ticket } })}
        />
      )}
      <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
    </PublicPage>
  );
};
