import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { LoadFailure } from '../../../app/load-failure.tsx';
import { PasswordForm } from '../password-form.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { useSignIn } from './use-sign-in.ts';

/** How one signs in: the parts of the profile that share one answer of the server. */
export const SecurityPart = ({ part }: { part: 'security' | 'devices' | 'keys' }) => {
  const { say } = useWords();
  const { data: signIn, error, refetch } = useSignIn();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!signIn) return null;
  switch (part) {
    case 'security':
      return (
        <>
          <EmailsSection signIn={signIn} />
          <Section title={say(ownAccount.password)}>
            <PasswordForm />
          </Section>
          <FactorSection signIn={signIn} />
          <PasskeysSection signIn={signIn} />
        </>
      );
    case 'devices':
      return <DevicesSection signIn={signIn} />;
    case 'keys':
      return <KeysSection signIn={signIn} />;
  }
};
