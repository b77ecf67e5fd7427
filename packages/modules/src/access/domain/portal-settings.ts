import type { Language } from '@naskhah/kernel/language';

type Both = Record<Language, string>;

export type PortalSettings = {
  name: Both;
  front: Both;
  registration: boolean;
  domains: string[];
  banner: Both;
};

export const shippedSettings: PortalSettings = {
  name: { en: 'Naskhah', ms: 'Naskhah' },
  front: { en: '', ms: '' },
  registration: true,
  domains: [],
  banner: { en: '', ms: '' },
};

/** Why somebody may not register with this address; nothing when he may. A domain stands for what is below it too. */
export const registrationFault = (
  { registration, domains }: PortalSettings,
  email: string,
): 'registration-closed' | 'domain-refused' | undefined => {
  if (!registration) return 'registration-closed';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isAllowed = domains.length === 0 || domains.some((one) => domain === one || domain.endsWith(`.${one}`));
  return isAllowed ? undefined : 'domain-refused';
};
