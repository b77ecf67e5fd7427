import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { mayVerifyJournal } from '../../journals/index.ts';

/** How many registrations wait for a check, or for the decision, as part of a statement; none for who decides on none. */
export const waitingCount = (actor: Actor, step: 'checking' | 'deciding') =>
  mayVerifyJournal(actor)
    ? sql<number>`(select count(*)::int from verification.round r join journals.journal j on j.id = r.journal_id
        where r.outcome is null and j.state in ('submitted', 'checking') and (r.passed_at is not null) = ${step === 'deciding'})`
    : sql<number>`0`;
