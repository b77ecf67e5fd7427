import { portalLimits } from '@naskhah/kernel/portal-limits';
import type { Answers } from '../../../app/answers.ts';

export type Settings = Answers['portalSettings']['readPortalSettings'];
export type Limit = keyof typeof portalLimits;
/** As the form holds them: a limit is what was typed. */
export type PortalValues = Omit<Settings, 'version' | 'mails_allowed' | 'limits'> & { limits: Record<Limit, string> };

/** What the form takes of a text field. */
export type Field = (path: string) => { value?: string; onChange: (event: unknown) => void };

export const limitNames: readonly Limit[] = ['file', 'mails', 'invitation', 'session'];

export const valuesOf = ({ version: _, mails_allowed: _allowed, limits, ...rest }: Settings): PortalValues => ({
  ...rest,
  limits: {
    file: String(limits.file),
    mails: String(limits.mails ?? ''),
    invitation: String(limits.invitation),
    session: String(limits.session),
  },
});

export const settingsOf = ({ limits, ...rest }: PortalValues) => ({
  ...rest,
  limits: {
    file: Number(limits.file),
    mails: limits.mails.trim() === '' ? null : Number(limits.mails),
    invitation: Number(limits.invitation),
    session: Number(limits.session),
  },
});

/** What a limit may be; the environment may allow fewer mails. */
export const rangeOf = (name: Limit, mailsAllowed: number | null): { least: number; most: number } => {
  const { least, most } = portalLimits[name];
  return { least, most: name === 'mails' ? Math.min(most, mailsAllowed ?? most) : most };
};

/** Whether what was typed is a limit. */
export const isLimit = (name: Limit, typed: string, mailsAllowed: number | null): boolean => {
  const text = typed.trim();
  if (text === '') return portalLimits[name].shipped === null;
  const { least, most } = rangeOf(name, mailsAllowed);
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most;
};
