import { portalLimit } from '@naskhah/db/portal-limit';
import { spokenLanguage } from '@naskhah/db/spoken-language';
import type { Trx } from '@naskhah/db/tables';
import { longDay } from '@naskhah/kernel/date-format';
import { dayAfter, platformZone } from '@naskhah/kernel/day';
import type { Text } from '@naskhah/words/text';
import { queueMail } from '../../messaging/index.ts';
import type { InvitingNeeds } from '../people-ports.ts';

type Mail = {
  kind: 'register' | 'role' | 'journal';
  to: Text | null;
  preset: Text | null;
  address: string;
  personId: string | null;
  name: string;
  language: 'en' | 'ms';
  message: string;
  token: string;
  inviter: string;
  now: Date;
};

/** The mail whose link opens the invitation, with what the inviter wrote, if anything. */
export const mailInvitation = async (trx: Trx, needs: InvitingNeeds, mail: Mail): Promise<void> => {
  const language = await spokenLanguage(trx, mail.language);
  const days = await portalLimit(trx, 'invitation');
  const expires = dayAfter(mail.now, days, platformZone);
  await queueMail(needs)(trx, {
    event: `invitation-${mail.kind}`,
    to: { personId: mail.personId, address: mail.address, language },
    variables: {
      name: mail.name,
      inviter: mail.inviter,
      message: mail.message && `${mail.message}\n\n`,
      to: mail.to?.[language] ?? '',
      preset: mail.preset?.[language] ?? '',
      expires: longDay(expires, language),
      invitation_url: `${needs.portalUrl}/invitation#${mail.token}`,
      portal_url: needs.portalUrl,
    },
  });
};
