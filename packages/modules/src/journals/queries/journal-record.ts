import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { mayEditJournal, maySeeJournal, mayVerifyJournal } from '../domain/policy.ts';

/** One journal as its form edits it, or undefined where this actor may not see it: one statement. */
export const journalRecord = async (db: Db, actor: Actor, id: string) => {
  const row = await db
    .selectFrom('journals.journal as j')
    .selectAll()
    .select(
      sql<string[]>`coalesce((select array_agg(d.code order by d.is_primary desc, d.code)
        from journals.journal_discipline d where d.journal_id = j.id), '{}')`.as('disciplines'),
    )
    .where('j.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const owned = { id: row.id, ownerId: row.owner_id, state: row.state };
  if (!maySeeJournal(actor, owned)) return undefined;
  const canEdit = mayEditJournal(actor, owned);
  return {
    id: row.id,
    path: row.path,
    jnl_name: row.name_en || row.name_ms,
    name_en: row.name_en,
    name_ms: row.name_ms,
    abbreviation: row.abbreviation,
    issn: row.issn,
    eissn: row.eissn,
    publisher: row.publisher,
    institution_ror: row.institution_ror,
    country: row.country,
    website: row.website,
    scope: row.scope,
    license: row.license,
    disciplines: row.disciplines,
    submis_checklist: row.submis_checklist,
    principal_contact: row.contacts.principal ?? null,
    state: row.state,
    state_reason: canEdit || mayVerifyJournal(actor) ? row.state_reason : null,
    version: row.version,
    can: {
      edit: canEdit,
      submit: canEdit && (row.state === 'draft' || row.state === 'returned'),
      verify: mayVerifyJournal(actor) && (row.state === 'submitted' || row.state === 'checking'),
    },
  };
};
