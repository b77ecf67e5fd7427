/** Every act, twice at the same time. A new changing call stands in one of the acts here, or by name in `notReached`. */
import type { CallMeta } from '@naskhah/contract/call';
import { contract } from '@naskhah/contract/contract';
import { newId } from '@naskhah/kernel/ids';
import { assignPreset } from '@naskhah/modules/access';
import { recordReport } from '@naskhah/modules/messaging/host';
import { wordsOf } from '@naskhah/testing/attacks/words';
import { writeEverything } from '@naskhah/testing/attacks/write-everything';
import { orcidStub } from '@naskhah/testing/orcid-stub';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testSecret, testServer } from '@naskhah/testing/test-server';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorLink } from '../../first-start.ts';
import { signInServices } from '../../sign-in-services.ts';
import * as accounts from './acts-on-accounts.ts';
import { actOnDrafts, actOnIssues, actOnReview } from './acts-on-article.ts';
import { actOnPlatform } from './acts-on-platform.ts';
import { toldTwice } from './effects-told-twice.ts';
import { type Sending, type Step, type World, worldOf } from './world.ts';

const registry = await orcidStub();
afterAll(registry.close);
const { orcid } = signInServices({ orcid: registry.settings });
const database = testDatabase();
const server = testServer(database, { signIn: { orcid } });

const aBrowsersOwn = 'the answer of an authenticator or of another provider fits one asking only';
const notReached: Record<string, string> = {
  '/api/auth/ask-passkey': aBrowsersOwn,
  '/api/auth/passkey-login': aBrowsersOwn,
  '/api/admin/identity/begin-passkey': aBrowsersOwn,
  '/api/admin/identity/save-passkey': aBrowsersOwn,
  '/api/admin/identity/remove-passkey': aBrowsersOwn,
  '/api/auth/begin-outside': aBrowsersOwn,
  '/api/auth/finish-outside': aBrowsersOwn,
  '/api/admin/pengurusan-jurnal/delete-issue-galley': 'the article of this story is public by then',
};

/** Counters of tries, and what lies there once however many name it. */
const notCounted = ['identity.attempt', 'identity.session', 'media.content', 'media.upload_count'];
const tables = async (): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE'
        and table_schema not in ('pg_catalog', 'information_schema', 'pgboss', 'public')`.execute(database.db)
  ).rows
    .map(({ name }) => name)
    .filter((name) => !notCounted.includes(name));
/** Once there is a journal, colleagues of its manager and of its editor may do what those may. */
const giveColleagues = async ({ colleagueOf }: World, path: string, body: unknown): Promise<void> => {
  if (path !== '/api/admin/journals/save-journal') return;
  const { id: journal } = body as { id: string };
  const presets = { 'journal-manager': colleagueOf.manager, 'editor-in-chief': colleagueOf.chief };
  await database.db.transaction().execute(async (trx) => {
    for (const [presetCode, { id: person }] of Object.entries(presets))
      await assignPreset(trx, { id: newId(), journal, person, presetCode, by: null, at: server.clock() });
  });
};
const means = async () => {
  const counting = (await tables()).map((name) => `select '${name}' as name, count(*)::int as n from ${name}`);
  return {
    measure: async () => {
      const { rows } = await sql.raw<{ name: string; n: number }>(counting.join(' union all ')).execute(database.db);
      return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
    },
    mailTo: async (address: string) =>
      (
        await database.db
          .selectFrom('messaging.mail')
          .select('body')
          .where('address', '=', address)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).body,
    after: giveColleagues,
  };
};

/** Mails go out; one comes back, and another one's reader wants no more of its kind. */
const sendMails = async ({ strangers, name }: World): Promise<void> => {
  let stop: string | undefined;
  const send = server.sendQueuedMail(async ({ unsubscribe }) => {
    stop = unsubscribe ?? stop;
    return 'sent';
  });
  for (const { id } of server.queued) await send(id);
  const token = stop?.split('/').at(-1);
  await strangers('/api/admin/messaging/read-unsubscribe', { token });
  await strangers('/api/admin/messaging/unsubscribe', { token });
  const { id } = await database.db
    .updateTable('messaging.mail')
    .set({ address: `${name}-back@um.test` })
    .where('address', '=', `${name}-chief@example.test`)
    .where('event', '=', 'submission-arrived')
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordReport(server.mailing)({ mail: id, address: undefined, kind: 'bounced', reason: '550' });
};

const makeAdministrator = async ({ strangers, name }: World): Promise<void> => {
  const settings = { portalUrl: 'http://portal.test', secret: testSecret, clock: server.clock };
  const ticket = (await administratorLink(database.db, settings)).split('#')[1];
  const person = { usr_email: `${name}-first@um.test`, usr_password: testPassword, usr_name: 'Rosnah' };
  await strangers('/api/auth/first-administrator', { ticket, ...person });
};

const lines = Array.from({ length: 400 }, (_, at) => `line ${at}`);

const live = async (name: string, sending: Sending): Promise<Step[]> => {
  const world = await worldOf(server, name, sending, await means());
  world.anHourLater();
  const { journal } = await writeEverything(world.cast, wordsOf(lines), name);
  await sendMails(world);
  await makeAdministrator(world);
  await accounts.register(world);
  await accounts.actOnOwnAccount(world);
  await accounts.enterAccounts(world);
  await accounts.lookAfterPeople(world);
  await accounts.inviteAndAnswer(world);
  await actOnPlatform(world, journal);
  type Journal = { submis_checklist: { id: string }[] };
  const { submis_checklist } = await world.cast.manager.post<Journal>('/api/admin/journals/get-journals', {
    id: journal,
  });
  const sent = await actOnDrafts(
    world,
    journal,
    submis_checklist.map(({ id }) => id),
  );
  await actOnReview(world, sent);
  await actOnIssues(world, journal);
  return world.steps;
};

const changingIn = (router: AnyContractRouter): string[] => {
  if (!isContractProcedure(router))
    return Object.values(router).flatMap((inner) => changingIn(inner as AnyContractRouter));
  const { meta, route } = router['~orpc'];
  return (meta as CallMeta).limit === 'read' ? [] : [route.path ?? ''];
};
const failures = (steps: Step[]) =>
  steps.flatMap(({ path, answers }) =>
    answers.filter(({ status }) => status >= 500).map(({ status }) => `${path} ${status}`),
  );

/** Registrations are mailed to one person, however many Administrators the worlds before have. */
const letOneReceive = async (): Promise<void> => {
  const roles = database.db.updateTable('access.platform_role');
  await roles.set({ flags: sql`flags & ~4` }).execute();
  await roles.set({ flags: sql`flags | 4` }).where('acl', '=', 5).execute();
  await server.person('receiver', [5]);
};

describe('two at once', () => {
  const lived = {} as Record<Sending, Step[]>;
  beforeAll(async () => {
    await letOneReceive();
    lived.once = await live('once', 'once');
    lived.twice = await live('twice', 'twice');
    lived['with a colleague'] = await live('both', 'with a colleague');
  }, 240_000);

  it('is tried of every call that changes something', () => {
    const reached = new Set(lived.twice.map(({ path }) => path));
    const missing = changingIn(contract).filter((path) => !reached.has(path));
    expect(missing.sort()).toEqual(Object.keys(notReached).sort());
  });

  it('of one person are never answered by a fault', () => expect(failures(lived.twice)).toEqual([]));

  it('of one person have the effect of one, or are named', () => {
    const doubled = lived.twice.filter(({ effect }, at) =>
      Object.entries(effect).some(([table, count]) => Math.abs(count) > Math.abs(lived.once[at]?.effect[table] ?? 0)),
    );
    expect(doubled.filter(({ path }) => !(path in toldTwice)).map(({ path, effect }) => ({ path, effect }))).toEqual(
      [],
    );
    const paths = new Set(doubled.map(({ path }) => path));
    expect(Object.keys(toldTwice).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('of two persons are never answered by a fault', () => expect(failures(lived['with a colleague'])).toEqual([]));

  it('of two persons who both may are done by one, or by both after one another', () => {
    const base = '/api/admin/pengurusan-jurnal';
    const letIn = lived['with a colleague'].filter(
      ({ answers }) => ![401, 403, 404].includes(answers[1]?.status ?? 404),
    );
    expect(letIn.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/admin/access/save-portal-settings',
        '/api/admin/journals/verify-journal',
        '/api/admin/workflow/send-to-review',
        '/api/admin/workflow/decide',
        '/api/admin/participant/save-participant',
        `${base}/publish-issue`,
        `${base}/final-approval-issue`,
      ]),
    );
  });
});
