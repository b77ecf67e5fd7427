import type { Language } from '@naskhah/kernel/language';

type Both = Record<Language, string>;

export type PortalSettings = {
  name: Both;
  front: Both;
  registration: boolean;
  domains: string[];
  banner: Both;
  sender: { name: string; address: string };
};

export const shippedSettings: PortalSettings = {
  name: { en: 'Naskhah', ms: 'Naskhah' },
  front: { en: '', ms: '' },
  registration: true,
  domains: [],
  banner: { en: '', ms: '' },
  sender: { name: '', address: '' },
};

/** In whose name mails are sent; nothing where the environment says it. */
export const senderOf = ({ sender, name }: PortalSettings): { name: string; address: string } | undefined =>
  sender.address === '' ? undefined : { name: sender.name || name.en, address: sender.address };

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
