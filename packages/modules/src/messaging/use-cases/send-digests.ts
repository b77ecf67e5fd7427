import type { Db } from '@naskhah/db/tables';
import type { RunTransaction } from '@naskhah/db/transaction';
import { platformZone } from '@naskhah/kernel/day';
import type { MessagingNeeds } from '../ports.ts';
import { digestReaders, type Rhythm, takeDigest } from '../store/digest.ts';
import { queueMail } from './queue-mail.ts';

type Needs = MessagingNeeds & { transaction: RunTransaction; portalUrl: string };

const mostLines = 100;

/** Queues one mail for each person to whom something happened since the last digest of that rhythm. */
export const sendDigests =
  (db: Db, needs: Needs) =>
  async (rhythm: Rhythm): Promise<number> => {
    const people = await digestReaders(db, rhythm);
    for (const person of people)
      await needs.transaction(async (trx) => {
        const lines = await takeDigest(trx, person, rhythm);
        const latest = lines.at(-1);
        if (!latest) return;
        await queueMail(needs)(trx, {
          event: 'digest',
          to: { personId: person, address: latest.address, language: latest.language },
          variables: {
            firstname: latest.firstname,
            lines: lines
              .slice(-mostLines)
              .map(({ line }) => `• ${line}`)
              .join('\n'),
            portal_url: needs.portalUrl,
          },
        });
      });
    return people.length;
  };

const weekdayOf = new Intl.DateTimeFormat('en', { timeZone: platformZone, weekday: 'short' });

/** The daily digests; on Mondays in Kuala Lumpur the weekly ones too. */
export const sendDueDigests = async (send: ReturnType<typeof sendDigests>, now: Date): Promise<void> => {
  await send('daily');
  if (weekdayOf.format(now) === 'Mon') await send('weekly');
};
