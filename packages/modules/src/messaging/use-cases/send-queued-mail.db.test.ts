import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SendMail } from '../ports.ts';
import { recordReport } from './record-report.ts';
import { mailTries } from './send-queued-mail.ts';

const database = testDatabase();
const server = testServer(database);
const address = 'aisyah@example.test';
let person: string;

beforeAll(async () => {
  person = await server.person('aisyah');
});

/** A mail about an article, as it lies in the queue. */
const queued = async (to = address): Promise<string> => {
  const id = newId();
  server.clock.forward({ minutes: 1 });
  await database.db
    .insertInto('messaging.mail')
    .values({
      id,
      event: 'submission-arrived',
      subject_type: 'article',
      subject_id: newId(),
      person_id: person,
      address: to,
      language: 'en',
      subject: 'Peat',
      body: 'Dear Aisyah',
      state: 'queued',
      created_at: server.clock(),
    })
    .execute();
  return id;
};
const mailOf = (id: string) =>
  database.db
    .selectFrom('messaging.mail')
    .select(['state', 'attempts', 'failure', 'sent_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const report = (id: string, kind: 'bounced' | 'delivered' | 'complained', reason = '550 no such user') =>
  recordReport(server.mailing)({ mail: id, address: undefined, kind, reason });
const down: SendMail = async () => {
  throw new Error('421 try again later');
};

describe('a queued mail', () => {
  it('is sent once, however often its job is repeated', async () => {
    const id = await queued();
    const sent: string[] = [];
    const send = server.sendQueuedMail(async (mail) => {
      sent.push(mail.id);
      return 'sent';
    });
    await send(id);
    const settled = await mailOf(id);
    expect(settled).toEqual({ state: 'sent', attempts: 1, failure: null, sent_at: server.clock() });
    server.clock.forward({ minutes: 1 });
    await send(id);
    await send(id);
    expect(sent).toEqual([id]);
    expect(await mailOf(id)).toEqual(settled);
  });

  it('is sent by one of two workers that have its job at once, and the job of the other comes again', async () => {
    const id = await queued();
    const sent: string[] = [];
    let begin = () => {};
    const begun = new Promise<void>((tell) => {
      begin = tell;
    });
    let end = () => {};
    const mayEnd = new Promise<void>((tell) => {
      end = tell;
    });
    const send = server.sendQueuedMail(async (mail) => {
      sent.push(mail.id);
      begin();
      await mayEnd;
      return 'sent';
    });
    const first = send(id);
    await begun;
    await expect(send(id)).rejects.toThrow('another worker is sending this mail');
    end();
    await first;
    await send(id);
    expect(sent).toEqual([id]);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('that a worker had claimed who died is sent once the claim is over', async () => {
    const id = await queued();
    const claimed = (until: string) =>
      sql`update messaging.mail set claimed_until = now() + ${until}::interval where id = ${id}`.execute(database.db);
    const send = server.sendQueuedMail(async () => 'sent');
    await claimed('1 minute');
    await expect(send(id)).rejects.toThrow('another worker');
    await claimed('-1 second');
    await send(id);
    expect((await mailOf(id)).state).toBe('sent');
  });

  it.each(['paused', 'refused', 'bounced', 'delivered', 'complained'] as const)(
    'is not sent any more when it is %s',
    async (state) => {
      const id = await queued();
      await database.db.updateTable('messaging.mail').set({ state }).where('id', '=', id).execute();
      const sent: string[] = [];
      await server.sendQueuedMail(async (mail) => {
        sent.push(mail.id);
        return 'sent';
      })(id);
      expect(sent).toEqual([]);
      expect((await mailOf(id)).state).toBe(state);
    },
  );

  it('that is gone harms nobody', async () =>
    expect(await server.sendQueuedMail(async () => 'sent')(newId())).toBeUndefined());

  it('is refused at once when the server refuses it for good', async () => {
    const id = await queued();
    await server.sendQueuedMail(async () => ({ refused: '550 never' }))(id);
    expect(await mailOf(id)).toMatchObject({ state: 'refused', attempts: 1, failure: '550 never' });
  });

  it('is tried fourteen times, the last time without asking for another', async () => {
    expect(mailTries).toBe(14);
    const id = await queued();
    const send = server.sendQueuedMail(down);
    for (let attempt = 1; attempt < mailTries; attempt++) {
      await expect(send(id)).rejects.toThrow('421 try again later');
      expect(await mailOf(id)).toMatchObject({ state: 'queued', attempts: attempt, failure: '421 try again later' });
    }
    await send(id);
    expect(await mailOf(id)).toMatchObject({ state: 'refused', attempts: mailTries, failure: '421 try again later' });
  });

  it('is sent by a later try, and counts each', async () => {
    const id = await queued();
    await expect(server.sendQueuedMail(down)(id)).rejects.toThrow();
    await server.sendQueuedMail(async () => 'sent')(id);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });
});

describe('what is reported of a mail', () => {
  const sent = async (to = address): Promise<string> => {
    const id = await queued(to);
    await server.sendQueuedMail(async () => 'sent')(id);
    return id;
  };
  const facts = async (id: string) =>
    (
      await database.db.selectFrom('activity.log').select('data').where('event', '=', 'mail-came-back').execute()
    ).filter(({ data }) => (data as { mail?: string }).mail === id).length;
  const isPaused = async (to: string) =>
    (await database.db.selectFrom('messaging.paused_address').selectAll().where('address', '=', to).execute()).length;

  it('late, after it came back, changes nothing', async () => {
    const id = await sent('late@example.test');
    await report(id, 'bounced');
    const bounced = await mailOf(id);
    server.clock.forward({ hours: 1 });
    for (const kind of ['delivered', 'complained'] as const) await report(id, kind, 'by another server');
    expect(await mailOf(id)).toEqual(bounced);
    expect(bounced).toMatchObject({ state: 'bounced', failure: '550 no such user' });
    expect(await isPaused('late@example.test')).toBe(1);
  });

  it('twice is told once', async () => {
    const id = await sent('twice@example.test');
    await report(id, 'bounced');
    await report(id, 'bounced', 'again');
    expect(await facts(id)).toBe(1);
    expect((await mailOf(id)).failure).toBe('550 no such user');
  });

  it('twice at once is told once', async () => {
    const id = await sent('race@example.test');
    const waiting = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
      ).rows[0]?.count;
    // Both begin while a third one holds the mail, so that each has read it before the other has written.
    const answers = await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('messaging.mail').select('id').where('id', '=', id).forUpdate().execute();
      const both = [report(id, 'bounced'), report(id, 'bounced')];
      await expect.poll(waiting).toBe(2);
      return both;
    });
    expect(await Promise.all(answers)).toEqual(Array(2).fill({ ok: true, value: id }));
    expect(await facts(id)).toBe(1);
  });

  it('as delivered keeps the address open, and a bounce after it closes it', async () => {
    const id = await sent('open@example.test');
    await report(id, 'delivered');
    expect([(await mailOf(id)).state, await isPaused('open@example.test')]).toEqual(['delivered', 0]);
    await report(id, 'bounced');
    expect([(await mailOf(id)).state, await isPaused('open@example.test')]).toEqual(['bounced', 1]);
  });

  it('while it still waits changes nothing', async () => {
    const id = await queued('waits@example.test');
    await report(id, 'bounced');
    expect((await mailOf(id)).state).toBe('queued');
    expect(await isPaused('waits@example.test')).toBe(0);
  });

  it('of one that nobody sent is not found', async () =>
    expect(await report(newId(), 'bounced')).toEqual({ ok: false, refusal: 'mail-not-found' }));
});
