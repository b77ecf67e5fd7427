import { PasswordField } from '@naskhah/ui/fields/password-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import type { ComponentProps } from 'react';

/** A password that is chosen, with what is asked of it. */
export const NewPasswordField = (look: Omit<ComponentProps<typeof PasswordField>, 'help' | 'required' | 'size'>) => {
  const { say } = useWords();
  return <PasswordField help={say(account.passwordHelp)} required size="lg" autoComplete="new-password" {...look} />;
};
