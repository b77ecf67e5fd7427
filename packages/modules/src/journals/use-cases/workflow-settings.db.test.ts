import { newId } from '@naskhah/kernel/ids';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { sendArticle } from '@naskhah/testing/sent-article';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
type Level = { preset_id: string; version: number; label_en: string; level: string; can_change: boolean };
type Stage = {
  stage: string;
  version: number;
  name_en: string;
  name_ms: string;
  optional: boolean;
  in_use: boolean;
  days: { name: string; days: number }[];
  articles: number;
  levels: Level[];
};
type Rules = { version: number; time_zone: string; working_days: boolean; weekend: number[]; holidays: object[] };
type Listing = { total: number; rows: Stage[]; rules: Rules };
type Problem = { code: string; errors: { path: string; message: string }[] };

let manager: Visitor;
let keeper: Visitor;
let stranger: Visitor;
let author: Visitor;
let journal: string;
const people = {} as Record<'manager' | 'keeper' | 'stranger', string>;
const settings = '/api/admin/submission-workflow-settings';

const give = async (place: string, person: string, presetCode: string) =>
  database.db
    .transaction()
    .execute((trx) =>
      assignPreset(trx, { id: newId(), journal: place, person, presetCode, by: null, at: server.clock() }),
    );

beforeAll(async () => {
  people.manager = await server.person('hafiz');
  people.keeper = await server.person('keeper');
  people.stranger = await server.person('stranger');
  await server.person('author');
  manager = await server.as('hafiz');
  keeper = await server.as('keeper');
  stranger = await server.as('stranger');
  author = await server.as('author');
});

let places = 0;
beforeEach(async () => {
  places += 1;
  journal = await seedJournal(database.db, { path: `jek${places}`, nameEn: 'Journal of Ecology' });
  await seedSection(database.db, journal, ['Articles', 'Artikel']);
  const other = await seedJournal(database.db, { path: `oth${places}`, nameEn: 'Another journal' });
  for (const place of [journal, other])
    await database.db.transaction().execute((trx) => copyPresets(trx, place, newId));
  await give(journal, people.manager, 'journal-manager');
  await give(other, people.stranger, 'journal-manager');
});

const listing = async () =>
  (await manager.post<Listing>(`${settings}/listing`, { filters: { journal_id: journal } })).body;
const stageNow = async (name: string): Promise<Stage> => {
  const { body } = await manager.post<Stage>(`${settings}/retrieve`, { journal_id: journal, stage: name });
  return body;
};
const update = async (stage: string, change: object, by = manager) =>
  by.post<Stage & Problem>(`${settings}/update`, {
    journal_id: journal,
    stage,
    version: (await stageNow(stage)).version,
    ...change,
  });
const daysOf = ({ days }: Stage) => Object.fromEntries(days.map(({ name, days: count }) => [name, count]));

const touch = (id: string) =>
  manager.post('/api/admin/participant/save-participant', { article_id: id, user_id: people.manager, role: 'editor' });

describe('the stages of a journal', () => {
  it('begin as they are shipped: all five, in order, with their days and who takes part', async () => {
    const { total, rows, rules } = await listing();
    expect([total, rows.map(({ stage, version, in_use }) => [stage, version, in_use])]).toEqual([
      5,
      ['submission', 'review', 'copyediting', 'production', 'publication'].map((stage) => [stage, 0, true]),
    ]);
    expect(rows.map(({ name_en, name_ms, optional }) => [name_en, name_ms, optional])[1]).toEqual([
      'Review',
      'Pewasitan',
      true,
    ]);
    expect(daysOf(await stageNow('review'))).toEqual({ answer: 7, report: 21, revision: 30, decision: 7 });
    expect(rows[1]?.levels.find(({ label_en }) => label_en === 'Guest Editor')?.level).toBe('recommend');
    expect(rules).toMatchObject({ time_zone: 'Asia/Kuala_Lumpur', working_days: false, weekend: [0, 6], holidays: [] });
  });

  it('are renamed and given days; what is left out stays', async () => {
    const { body } = await update('review', { name_en: 'Peer review', days: { report: 14 } });
    expect([body.name_en, body.name_ms, body.version, daysOf(body)]).toEqual([
      'Peer review',
      'Pewasitan',
      1,
      { answer: 7, report: 14, revision: 30, decision: 7 },
    ]);
    const { body: again } = await update('review', { days: { answer: 3 } });
    expect([again.name_en, daysOf(again).report, daysOf(again).answer]).toEqual(['Peer review', 14, 3]);
    const { body: record } = await manager.post<{ journalStages: object[] }>('/api/admin/journals/get-journals', {
      id: journal,
    });
    expect(record.journalStages[1]).toEqual({
      value: 'review',
      label_en: 'Peer review',
      label_ms: 'Pewasitan',
      due_days: 14,
    });
  });

  it.each([
    [{ days: { report: 181 } }, 'days.report'],
    [{ days: { report: 0 } }, 'days.report'],
    [{ days: { copyedit: 5 } }, 'days.copyedit'],
    [{ name_en: ' ' }, 'name_en'],
  ])('refuse %j, in words beside the field', async (change, path) => {
    const { status, body } = await update('review', change);
    expect([status, body.errors[0]?.path]).toEqual([422, path]);
    expect(body.errors[0]?.message).not.toBe('');
    expect((await stageNow('review')).version).toBe(0);
  });

  it('tell the second of two managers that the first has saved', async () => {
    await update('review', { name_en: 'Peer review' });
    const late = await update('review', { version: 0, name_en: 'Assessment' });
    expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
  });

  it('are nobody’s but the manager’s: everybody else finds no journal', async () => {
    const asked = { journal_id: journal, stage: 'review', version: 0 };
    for (const [call, input] of [
      ['submission-workflow-settings/listing', { filters: { journal_id: journal } }],
      ['submission-workflow-settings/retrieve', { journal_id: journal, stage: 'review' }],
      ['submission-workflow-settings/update', { ...asked, name_en: 'Mine' }],
      ['submission-workflow-settings/save', asked],
      ['submission-workflow-settings/delete', asked],
      ['journals/save-workflow-rules', { journal_id: journal, version: 1, working_days: true }],
      ['notification/p/stage-email/get', { journal_id: journal, stage: 'review' }],
      [
        'notification/p/stage-email/save',
        { journal_id: journal, stage: 'review', mails: [{ event: 'review-was-accepted', active: false }] },
      ],
    ] as const)
      expect([call, (await stranger.post(`/api/admin/${call}`, input)).status]).toEqual([call, 404]);
    expect((await stageNow('review')).version).toBe(0);
  });
});

describe('who takes part in a stage', () => {
  const levelOf = async (label: string) => {
    const found = (await stageNow('review')).levels.find(({ label_en }) => label_en === label);
    if (!found) throw new Error(`no preset ${label}`);
    return found;
  };

  it('is written into the presets', async () => {
    const { preset_id, version } = await levelOf('Section Editor');
    const { status } = await update('review', { levels: [{ preset_id, version, level: 'recommend' }] });
    expect([status, (await levelOf('Section Editor')).level]).toEqual([200, 'recommend']);
    const late = await update('review', { levels: [{ preset_id, version, level: 'none' }] });
    expect([late.status, late.body.code, late.body.errors[0]?.path]).toEqual([422, 'preset-changed', 'levels.0.level']);
  });

  it('is no more than the giver has, and no preset above the giver is touched', async () => {
    const person = people.keeper;
    const { body: added } = await manager.post<{ id: string }>('/api/admin/access-level-preset/save', {
      journal_id: journal,
      label_en: 'Keeper',
      label_ms: 'Penjaga',
      permissions: 16384,
      functions: 0,
      stages: {
        submission: 'view',
        review: 'contribute',
        copyediting: 'none',
        production: 'none',
        publication: 'none',
      },
    });
    await manager.post('/api/admin/user-assigned-preset/save', {
      journal_id: journal,
      preset_id: added.id,
      user_id: person,
    });
    const of = async (label: string, level: string) => {
      const { preset_id, version } = await levelOf(label);
      return (await update('review', { levels: [{ preset_id, version, level }] }, keeper)).body.code;
    };
    expect(await of('Editor-in-Chief', 'none')).toBe('beyond-own-access');
    expect(await of('Keeper', 'decide')).toBe('beyond-own-access');
    expect(await of('Editorial Board Member', 'contribute')).toBeUndefined();
    const { body } = await keeper.post<Stage>(`${settings}/retrieve`, { journal_id: journal, stage: 'review' });
    const open = body.levels.filter(({ can_change }) => can_change).map(({ label_en }) => label_en);
    expect(open).toEqual(['Reviewer', 'Editorial Board Member', 'Reader', 'Keeper']);
  });

  it('changes nothing when anything else of the stage is refused', async () => {
    const { preset_id, version } = await levelOf('Reader');
    const { status } = await update('review', {
      name_en: 'Peer review',
      days: { layout: 3 },
      levels: [{ preset_id, version, level: 'view' }],
    });
    expect([status, (await levelOf('Reader')).level, (await stageNow('review')).name_en]).toEqual([
      422,
      'none',
      'Review',
    ]);
  });
});

describe('an optional stage', () => {
  const act = async (call: 'save' | 'delete', stage: string) =>
    manager.post<Stage & Problem>(`${settings}/${call}`, {
      journal_id: journal,
      stage,
      version: (await stageNow(stage)).version,
    });

  it.each(['submission', 'production', 'publication'])('is not %s', async (stage) => {
    expect((await act('delete', stage)).body.code).toBe('stage-not-optional');
    expect((await act('save', stage)).body.code).toBe('stage-not-optional');
  });

  it('is left out, and keeps its name and days until it is taken up again', async () => {
    await update('copyediting', { name_en: 'Language editing', days: { copyedit: 5 } });
    expect((await act('delete', 'copyediting')).body).toMatchObject({ in_use: false, name_en: 'Language editing' });
    expect((await act('delete', 'copyediting')).body).toMatchObject({ in_use: false, version: 2 });
    const back = (await act('save', 'copyediting')).body;
    expect([back.in_use, daysOf(back)]).toEqual([true, { copyedit: 5 }]);
  });

  it('with articles in it stays', async () => {
    const id = await sendArticle(author, { journal });
    await database.db.updateTable('submissions.submission').set({ stage: 'review' }).where('id', '=', id).execute();
    expect((await act('delete', 'review')).body.code).toBe('stage-has-articles');
    expect((await stageNow('review')).articles).toBe(1);
  });

  it('that is left out is passed by: articles go from acceptance straight to production, without a review', async () => {
    await act('delete', 'copyediting');
    await act('delete', 'review');
    const id = await sendArticle(author, { journal });
    type Article = { version: number; stage: string; workflow: { stages: string[] }; can: { decide: string[] } };
    const read = async () =>
      (await manager.get<Article>(`/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${id}`)).body;
    const before = await read();
    expect(before.workflow.stages).toEqual(['submission', 'production', 'publication']);
    await touch(id);
    const mine = await read();
    expect(mine.can.decide).toEqual(['accept-without-review', 'decline']);
    const sent = await manager.post('/api/admin/workflow/send-to-next-stage', {
      article_id: id,
      version: mine.version,
    });
    expect([sent.status, (await read()).stage]).toEqual([200, 'production']);
  });
});

describe('the days of a journal', () => {
  const firstLook = async (id: string) =>
    (
      await database.db
        .selectFrom('desk_article.article_state')
        .select('due')
        .where('submission_id', '=', id)
        .executeTakeFirstOrThrow()
    ).due;

  it('hold for what comes after: articles under way keep their dates', async () => {
    const before = await sendArticle(author, { journal });
    const due = await firstLook(before);
    server.clock.forward({ minutes: 1 });
    await update('submission', { days: { first_look: 30 } });
    await touch(before);
    expect(await firstLook(before)).toBe(due);
    expect(due).toBe('2026-11-28');
    expect(await firstLook(await sendArticle(author, { journal }))).toBe('2026-12-21');
  });

  it('are working days where the journal says so, in its time zone', async () => {
    const { rules } = await listing();
    const holiday = { day: '2026-11-24', name: { en: 'Founders’ Day', ms: 'Hari Pengasas' } };
    const change = { working_days: true, holidays: [holiday], time_zone: 'Pacific/Auckland' };
    const path = '/api/admin/journals/save-workflow-rules';
    const saved = await manager.post<Rules>(path, { journal_id: journal, version: rules.version, ...change });
    expect(saved.body).toMatchObject({ ...change, weekend: [0, 6] });
    // Saturday in Auckland; Tuesday is free.
    expect(await firstLook(await sendArticle(author, { journal }))).toBe('2026-12-02');
    const late = await manager.post<Problem>(path, { journal_id: journal, version: rules.version, weekend: [5] });
    expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
    const now = { journal_id: journal, version: saved.body.version };
    const wrong = await manager.post<Problem>(path, { ...now, time_zone: 'Moon/Tranquility' });
    expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([422, 'time_zone']);
    expect((await manager.post(path, { ...now, holidays: [holiday, holiday] })).status).toBe(422);
  });
});

describe('the type of review of a journal', () => {
  it('holds for rounds that open from now on', async () => {
    const anonymityOf = async () => {
      const id = await sendArticle(author, { journal });
      await touch(id);
      const { body } = await manager.get<{ version: number }>(
        `/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${id}`,
      );
      await manager.post('/api/admin/workflow/send-to-review', { article_id: id, version: body.version });
      return database.db
        .selectFrom('workflow.round')
        .select('anonymity')
        .where('submission_id', '=', id)
        .executeTakeFirstOrThrow();
    };
    expect(await anonymityOf()).toEqual({ anonymity: 'double-anonymous' });
    const { rules } = await listing();
    const change = { anonymity: 'open', interaction: 'authors', published: 'reports', commenting: 'invited' };
    const { body } = await manager.post<Rules>('/api/admin/journals/save-workflow-rules', {
      journal_id: journal,
      version: rules.version,
      ...change,
    });
    expect(body).toMatchObject(change);
    expect(await anonymityOf()).toEqual({ anonymity: 'open' });
  });
});

describe('the mails of a stage', () => {
  type Mail = { event: string; needed: boolean; active: boolean };
  const place = () => ({ journal_id: journal, stage: 'submission' });
  const mails = async () => (await manager.post<Mail[]>('/api/admin/notification/p/stage-email/get', place())).body;
  const switched = (event: string, active: boolean) =>
    manager.post<Mail[] & Problem>('/api/admin/notification/p/stage-email/save', {
      ...place(),
      mails: [{ event, active }],
    });
  const toEditors = async () => {
    const id = await sendArticle(author, { journal });
    const rows = await database.db
      .selectFrom('messaging.mail')
      .select('event')
      .where('subject_id', '=', id)
      .where('event', '=', 'submission-arrived')
      .execute();
    return rows.length;
  };

  it('are sent until they are switched off, and sent again after that', async () => {
    expect(await mails()).toContainEqual(expect.objectContaining({ event: 'submission-arrived', active: true }));
    expect(await toEditors()).toBe(1);
    const off = await switched('submission-arrived', false);
    expect(off.body.find(({ event }) => event === 'submission-arrived')?.active).toBe(false);
    expect(await toEditors()).toBe(0);
    expect((await switched('submission-arrived', false)).status).toBe(200);
    await switched('submission-arrived', true);
    expect(await toEditors()).toBe(1);
  });

  it.each([
    ['co-author-confirmation', 422, 'event-needed'],
    ['review-was-accepted', 404, 'event-not-found'],
    ['no-such-mail', 404, 'event-not-found'],
  ])('%s cannot be switched off in this stage', async (event, status, code) => {
    const refused = await switched(event, false);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });
});
