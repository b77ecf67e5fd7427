import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@naskhah/adapters/content-folder';
import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import { articleChanged } from '@naskhah/modules/desk-article/host';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { tellOf } from '../tell-of.ts';
import { importFiles } from './import-files.ts';
import { readFile } from './read-file.ts';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'naskhah-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Entry = { file: string; doi: string; type: string; lang: string | null; refs: number; journal: string };

describeWithTestData('real articles, one of each type and language', (data) => {
  const list = data('jats', 'index.json');
  const entries: Entry[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const kinds = new Map(entries.map((entry) => [`${entry.type} ${entry.lang}`, entry]));
  const chosen = [...kinds.values()];

  it('are public with all their references, and a second import changes none of them', async () => {
    const clock = () => new Date();
    const act = { transaction: transactionOn(database.db), tell: tellOf(clock, () => [articleChanged]), clock, newId };
    const needs = { ...act, files: contentFolder(folder) };
    const run = () => {
      const files = chosen.map(({ file }) => readFile(data('jats', file)));
      return importFiles(needs, files, undefined, { line: () => {}, say: () => {} });
    };
    expect(await run()).toMatchObject({ imported: chosen.length, unchanged: 0, failed: 0 });
    const { rows } = await sql<{
      doi: string;
      refs: number;
      journal: string;
    }>`select s.doi, lower(j.name_en) as journal,
        (select count(*) from "references".reference r where r.submission_id = s.id) as refs
      from publishing.public_article p join submissions.submission s on s.id = p.submission_id
        join journals.journal j on j.id = p.journal_id order by s.doi`.execute(database.db);
    const expected = chosen.map(({ doi, refs, journal }) => ({
      doi: doi.toLowerCase(),
      journal: journal.toLowerCase(),
      refs,
    }));
    expect(rows).toEqual(expect.arrayContaining(expected));
    expect(rows).toHaveLength(expected.length);
    expect(await run()).toMatchObject({ imported: chosen.length, unchanged: chosen.length, failed: 0 });
  });
});
