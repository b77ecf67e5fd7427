import { type Language, languages } from '@naskhah/kernel/language';
import { portalLimits } from '@naskhah/kernel/portal-limits';

type Both = Record<Language, string>;

export type PortalSettings = {
  name: Both;
  front: Both;
  registration: boolean;
  domains: string[];
  banner: Both;
  sender: { name: string; address: string };
  /** Those that are offered, the one that comes first in front. */
  languages: Language[];
  /** Above the public list of journals. */
  directory: Both;
  /** At the foot of the public pages of the portal. */
  foot: Both;
  /** `file` in MB, `mails` a minute (null: as fast as they go), `invitation` and `session` in days. */
  limits: { file: number; mails: number | null; invitation: number; session: number };
};

export const shippedSettings: PortalSettings = {
  name: { en: 'Naskhah', ms: 'Naskhah' },
  front: { en: '', ms: '' },
  registration: true,
  domains: [],
  banner: { en: '', ms: '' },
  sender: { name: '', address: '' },
  languages: [...languages],
  directory: { en: '', ms: '' },
  foot: { en: '', ms: '' },
  limits: {
    file: portalLimits.file.shipped,
    mails: portalLimits.mails.shipped,
    invitation: portalLimits.invitation.shipped,
    session: portalLimits.session.shipped,
  },
};

/** In whose name mails are sent; nothing where the environment says it. */
export const senderOf = ({ sender, name }: PortalSettings): { name: string; address: string } | undefined =>
  sender.address === '' ? undefined : { name: sender.name || name.en, address: sender.address };

/** How many mails may go out in a minute: what is set, but never more than the environment allows. */
export const paceOf = ({ limits }: PortalSettings, allowed: number | undefined): number | undefined =>
  limits.mails === null ? allowed : Math.min(limits.mails, allowed ?? limits.mails);

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
