import { newId } from '@naskhah/kernel/ids';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { expect, it } from 'vitest';
import { type Mode, type Moment, modes, moments } from './hidden/planted.ts';
import { everythingFor, readCalls } from './hidden/readable.ts';
import { faultsOf, type Seen, viewers } from './hidden/rules.ts';
import { beginArticle, goOn, type Told } from './hidden/story-of-article.ts';

const database = testDatabase();
const server = testServer(database);
const sent = new Map<string, string>();

/** Every mail that is queued goes out, and what was sent to an address is kept with its headers. */
const deliver = async (): Promise<void> => {
  const send = server.sendQueuedMail(async (mail) => {
    sent.set(mail.address, `${sent.get(mail.address) ?? ''}\n${JSON.stringify(mail)}`);
    return 'sent';
  });
  for (const { id } of server.queued.splice(0)) await send(id);
};

const browserOf = (told: Told, viewer: (typeof viewers)[number], admin: Visitor): Visitor => {
  const { browsers } = told;
  switch (viewer) {
    case 'author':
      return browsers.author;
    case 'co-author who edits':
      return browsers.co;
    case 'editor':
      return browsers.chief;
    case 'recommending editor':
      return browsers.section;
    case 'copyeditor':
      return browsers.copy;
    case 'reviewer':
      return browsers.siti;
    case 'reviewer by link':
      return told.link;
    case 'other reviewer':
      return browsers.lina;
    case 'stranger':
      return browsers.stranger;
    case 'public':
      return server.visitor();
    case 'administrator':
      return admin;
  }
};

const addressOf = async (told: Told, viewer: (typeof viewers)[number]): Promise<string | undefined> => {
  const who = {
    author: told.people.author,
    'co-author who edits': told.people.co,
    editor: told.people.chief,
    'recommending editor': told.people.section,
    copyeditor: told.people.copy,
    reviewer: told.people.siti,
    'other reviewer': told.people.lina,
    stranger: told.people.stranger,
    'reviewer by link': undefined,
    public: undefined,
    administrator: undefined,
  }[viewer];
  if (!who) return undefined;
  const row = await database.db
    .selectFrom('identity.email')
    .select('address')
    .where('person_id', '=', who)
    .executeTakeFirst();
  return row?.address;
};

const seenBy = async (told: Told, viewer: (typeof viewers)[number], admin: Visitor): Promise<string[]> => {
  const attachments = await database.db
    .selectFrom('media.attachment')
    .select('id')
    .where('ref_id', '=', told.article)
    .execute();
  const pool = {
    article: told.article,
    journal: told.journal,
    issue: told.issue ?? newId(),
    ids: [told.article, ...Object.values(told.reviews), told.journal, told.issue ?? newId()],
    people: [told.people.siti, told.people.author],
    token: told.token,
  };
  const text = await everythingFor(browserOf(told, viewer, admin), {
    pool,
    attachments: attachments.map(({ id }) => id),
    path: viewer === 'public' ? told.path : undefined,
  });
  const address = await addressOf(told, viewer);
  const all = text + (address ? (sent.get(address) ?? '') : '');
  return [...told.planted].filter(([, words]) => words.some((word) => all.includes(word))).map(([thing]) => thing);
};

// The checked-in table is the review of every opening: regenerate it with `npx vitest run hidden-things -u` and read the diff.
it('nobody is sent what is hidden from them, whatever they ask for, and everybody what is theirs', async () => {
  await database.db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
  await server.person('admin', [1]);
  const admin = await server.as('admin');
  expect(readCalls).toBeGreaterThan(60);
  const seen: Seen[] = [];
  for (const mode of modes as readonly Mode[]) {
    const told = await beginArticle(server, database, mode);
    for (const moment of moments as readonly Moment[]) {
      await goOn(server, database, told, moment);
      await deliver();
      for (const viewer of viewers) seen.push({ mode, moment, viewer, things: await seenBy(told, viewer, admin) });
    }
  }
  expect(seen.flatMap(faultsOf)).toEqual([]);
  const table = seen.map(({ mode, moment, viewer, things }) => `${mode}, ${moment}, ${viewer}: ${things.join(', ')}`);
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('../../../../docs/what-is-seen.txt');
}, 600_000);
