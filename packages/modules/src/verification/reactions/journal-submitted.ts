import type { Trx } from '@naskhah/db/tables';
import { type Reaction, reactionTo } from '../../activity/index.ts';
import { sentFields } from '../../journals/index.ts';
import type { VerificationNeeds } from '../ports.ts';
import { openRound, type Round } from '../store/round.ts';

/** The open round of a registration that was sent, as it stands now. */
export const roundOf = async (
  needs: Pick<VerificationNeeds, 'newId' | 'clock'>,
  trx: Trx,
  journal: string,
): Promise<Round> => {
  const { by, fields } = await sentFields(trx, journal);
  return openRound(trx, { id: needs.newId(), journal, by, at: needs.clock(), snapshot: fields });
};

/** Together: a registration that was sent is checked in a round of its own, which keeps how it was; the machine looks at it next. */
export const journalSubmitted = (needs: VerificationNeeds): Reaction =>
  reactionTo('journal-was-submitted', async (trx, { subject }) => {
    await roundOf(needs, trx, subject.id);
    await needs.enqueue(trx, 'check-journal', { id: subject.id });
  });
