import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { isShownToReaders } from '../domain/board.ts';
import { mayReadField, maySeeJournal, mayVerifyJournal, mayWriteField } from '../domain/policy.ts';
import { ownedJournal } from './owned-journal.ts';

/**
 * The board of a journal as this actor may read it: who keeps it and who checks the registration see everybody, with addresses and
 * answers; everybody else sees those who agreed. Undefined where they may not see the journal. Two statements.
 */
export const editorialBoard = async (db: Db, actor: Actor, journalId: string) => {
  const journal = await ownedJournal(db, journalId);
  if (!journal || !maySeeJournal(actor, journal)) return undefined;
  const keeps = mayWriteField(actor, journal, 'board');
  const checks = mayVerifyJournal(actor) && mayReadField(actor, journal, 'team');
  const rows = await db
    .selectFrom('journals.board_member')
    .selectAll()
    .where('journal_id', '=', journalId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const shown = keeps || checks ? rows : rows.filter(isShownToReaders);
  return {
    journal_id: journalId,
    members: shown.map((row) => ({
      id: row.id,
      role: row.role,
      name: row.name,
      email: keeps || checks ? row.email : null,
      orcid: row.orcid,
      affiliation: row.affiliation,
      ror: row.ror,
      country: row.country,
      term_from: row.term_from,
      term_to: row.term_to,
      consent: row.consent,
      consent_word: keeps || checks ? row.consent_word : '',
      asked_at: row.asked_at?.toISOString() ?? null,
      answered_at: row.answered_at?.toISOString() ?? null,
      has_account: row.person_id !== null,
      version: row.version,
    })),
    can: { edit: keeps },
  };
};
