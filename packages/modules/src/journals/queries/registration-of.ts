import type { Trx } from '@naskhah/db/tables';
import type { Registration } from '@naskhah/kernel/registration';
import { sql } from 'kysely';
import type { JournalInput } from '../store/journal.ts';

/** A journal as its registration is looked at, with how many stand on its board and how many files prove what it says. */
export const registrationOf = async (trx: Trx, id: string, masthead: JournalInput): Promise<Registration> => {
  const { board, evidence } = await trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from journals.board_member where journal_id = ${id})`.as('board'),
      sql<number>`(select count(*)::int from media.attachment where ref_id = ${id} and ref_type = 'journal'
        and use = 'evidence' and removed_at is null)`.as('evidence'),
    ])
    .executeTakeFirstOrThrow();
  return {
    name_en: masthead.nameEn,
    name_ms: masthead.nameMs,
    issn: masthead.issn,
    eissn: masthead.eissn,
    first_year: masthead.firstYear,
    frequency: masthead.frequency,
    languages: masthead.languages,
    website: masthead.website,
    publisher: masthead.publisher,
    publisher_type: masthead.publisherType,
    country: masthead.country,
    principal_contact: masthead.principalContact,
    disciplines: masthead.disciplines,
    scope: masthead.scope,
    board,
    review_type: masthead.reviewType,
    peer_review: masthead.peerReview,
    ethics: masthead.ethics,
    archiving: masthead.archiving,
    access_type: masthead.accessType,
    license: masthead.license,
    evidence,
  };
};
