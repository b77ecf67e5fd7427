import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
type Member = { name: string; affiliation: string; open_articles: number; open_reviews: number };

it('the team of a journal is listed with what each has to do there, but for what the reader wrote', async () => {
  const { db } = database;
  const [manager, section] = [await server.person('hafiz'), await server.person('tan-mei-fong')];
  const journal = await seedJournal(db, { path: 'jek', nameEn: 'Journal of Ecology' });
  const other = await seedJournal(db, { path: 'bjph', nameEn: 'Public Health' });
  await db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    const at = server.clock();
    await assignPreset(trx, { id: newId(), journal, person: manager, presetCode: 'journal-manager', by: null, at });
    await assignPreset(trx, { id: newId(), journal, person: section, presetCode: 'section-editor', by: null, at });
  });
  const edits = { person: section, role: 'editor' as const };
  const articleIn = async (
    where: string,
    number: string,
    participants: Parameters<typeof seedSubmission>[2]['participants'],
  ) => seedSubmission(db, where, { title: number, number, participants: participants ?? [] });
  const plain = await articleIn(journal, 'JEK-1', [edits, { ...edits, role: 'copyeditor' }]);
  const own = await articleIn(journal, 'JEK-2', [edits, { person: manager, role: 'author' }]);
  const done = await articleIn(journal, 'JEK-3', [edits]);
  await articleIn(other, 'BJPH-1', [edits]);
  await db.updateTable('submissions.submission').set({ status: 'published' }).where('id', '=', done).execute();
  for (const submission_id of [plain, own]) {
    const round = newId();
    await db
      .insertInto('workflow.round')
      .values({ id: round, submission_id, number: 1, opened_at: server.clock() })
      .execute();
    await db
      .insertInto('workflow.review_assignment')
      .values({
        id: newId(),
        round_id: round,
        submission_id,
        journal_id: journal,
        reviewer_id: section,
        state: 'accepted',
        invited_at: server.clock(),
        answer_due: '2026-11-30',
        review_due: '2026-11-30',
      })
      .execute();
  }
  const { body } = await (await server.as('hafiz')).post<{ total: number; rows: Member[] }>(
    '/api/admin/user-assigned-preset/listing',
    { filters: { journal_id: journal }, q: 'tan', sort: '-name' },
  );
  expect(body).toMatchObject({ total: 1, rows: [{ affiliation: '', open_articles: 1, open_reviews: 1 }] });
});
