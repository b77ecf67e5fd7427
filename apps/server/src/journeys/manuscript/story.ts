import { newId } from '@naskhah/kernel/ids';
import type { TestDatabase } from '@naskhah/testing/test-database';
import type { Answer, TestServer, Visitor } from '@naskhah/testing/test-server';
import { beforeAll } from 'vitest';

export const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
export const expectOk = <T>({ status, body }: Answer<T>): T => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

export type Draft = { id: string; version: number; missing: { code: string }[]; contributor: { id: string }[] };
type Article = {
  version: number;
  state: string;
  turn: string;
  stage: string;
  can: Record<string, boolean & string[]>;
  workflow: {
    rounds: { id: string; reviews: { id: string; reviewer: { name: string }; state: string }[] }[];
    stage_work: { id: string }[];
  };
  issue: { approved_by: string | null } | null;
};
export type Issue = {
  id: string;
  version: number;
  state: string;
  missing: unknown[];
  notes: { code: string; message: string }[];
  finally_approved_by: string | null;
  can: Record<string, boolean>;
};

const accounts = {
  manager: 'rashidah-ahmad',
  chief: 'nurul-huda',
  author: 'nor-azizah',
  reviewer: 'siti-hajar',
  copyeditor: 'christopher-ling',
  layout: 'priya-ramasamy',
  secretariat: 'faridah-ghani',
} as const;
type Name = keyof typeof accounts;

/** What the chapters of one journey share: the records that they make, and the people at their browsers. */
export type Story = Record<'author' | 'manager' | 'chief' | 'secretariat', Visitor> & {
  server: TestServer;
  database: TestDatabase;
  ids: Record<'journal' | 'article' | 'issue' | 'volume' | 'review' | 'task', string>;
  people: Record<Name, string>;
  article: (who: Visitor) => Promise<Article>;
  lastMailTo: (person: string) => Promise<{ event: string; subject: string; body: string }>;
  give: (journal: string, person: string, preset: string) => Promise<void>;
};

export const beginStory = (server: TestServer, database: TestDatabase): Story => {
  const story = { server, database, ids: {}, people: {} } as Story;
  beforeAll(async () => {
    for (const [name, account] of Object.entries(accounts) as [Name, string][])
      story.people[name] = await server.person(account, name === 'secretariat' ? [2, 6] : undefined);
    for (const name of ['author', 'manager', 'chief', 'secretariat'] as const)
      story[name] = await server.as(accounts[name]);
  });
  return Object.assign(story, {
    article: async (who: Visitor) =>
      expectOk(
        await who.get<Article>(
          `/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${story.ids.article}`,
        ),
      ),
    lastMailTo: (person: string) =>
      database.db
        .selectFrom('messaging.mail')
        .selectAll()
        .where('person_id', '=', person)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    give: async (journal: string, person: string, code: string) => {
      const preset = await database.db
        .selectFrom('access.preset')
        .select('id')
        .where('journal_id', '=', journal)
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      await database.db
        .insertInto('access.assigned_preset')
        .values({
          id: newId(),
          journal_id: journal,
          person_id: person,
          preset_id: preset.id,
          assigned_at: new Date(),
        })
        .execute();
    },
  });
};
