import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = testDatabase();

/** Columns that may change behind an approval: who and when, and what no approver was shown. A new column is kept, or named here. */
const free: Record<string, readonly string[]> = {
  'publishing.issue': [
    ...[
      'id',
      'journal_id',
      'planned_on',
      'state',
      'created_at',
      'updated_at',
      'version',
      'return_reason',
      'published_at',
    ],
    ...['requested_by', 'requested_at', 'approved_by', 'approved_at', 'finally_approved_by'],
  ],
  'publishing.publication': ['submission_id', 'journal_id', 'version_number', 'published_at', 'updated_at'],
  'publishing.galley': ['id', 'submission_id', 'created_at', 'author_approved_at'],
  'submissions.submission': [
    ...[
      'id',
      'journal_id',
      'number',
      'status',
      'stage',
      'stage_since',
      'section_id',
      'checklist',
      'step',
      'submitter_id',
    ],
    // Given at publication, and deposited afterwards.
    'doi',
    ...['source', 'created_at', 'updated_at', 'submitted_at', 'accepted_at', 'version'],
  ],
  'submissions.contributor': [
    ...['id', 'submission_id', 'person_id', 'confirmed_at', 'confirm_hash', 'declined_at', 'decline_note'],
    // An iD is proved and an address corrected whenever its owner does it.
    ...['email', 'orcid', 'orcid_verified'],
  ],
};

describe('what readers are shown of an issue and its articles', () => {
  it.each(Object.keys(free))('in %s is kept behind an approval, column by column, or named here', async (table) => {
    const { rows } = await sql<{ column: string; kept: boolean }>`
      select a.attname as column, exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = a.attrelid and p.pronamespace = 'publishing'::regnamespace and p.proname ~ '_kept$'
        and (pg_get_triggerdef(t.oid) ~ ('\\mold\\."?' || a.attname || '\\M') or a.attnum = any(t.tgattr))) as kept
      from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`.execute(
      database.db,
    );
    const loose = rows.filter(({ kept }) => !kept).map(({ column }) => column);
    const named = free[table] ?? [];
    expect(loose.filter((column) => !named.includes(column))).toEqual([]);
    // What is kept needs no name, and what is gone has none.
    expect(named.filter((column) => !loose.includes(column))).toEqual([]);
  });
});
