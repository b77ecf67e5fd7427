import { fieldRules } from '@naskhah/kernel/field-rules';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import type { Text } from '@naskhah/words/text';

/** The rules of the forms before login, the same as the contract's; each answers the words of its fault. */
export type Rule = (text: string) => Text | undefined;

const shortestPassword = 12;

export const mustBeGiven: Rule = (text) => (text.trim() === '' ? session.faultRequired : undefined);
export const mustBeEmail: Rule = (text) =>
  mustBeGiven(text) ?? (fieldRules.email(text.trim()) ? undefined : account.faultEmail);
export const mustBePassword: Rule = (text) =>
  mustBeGiven(text) ?? ([...text].length < shortestPassword ? account.faultShort : undefined);
export const mustBeCode: Rule = (text) => (/^\d{6}$/.test(text.trim()) ? undefined : account.faultCode);
