/** One article on its way, with a word planted for everything that somebody may not know. */
import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets } from '@naskhah/modules/access';
import { seedReviewForm } from '@naskhah/testing/form-seeds';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { answered, sendArticle } from '@naskhah/testing/sent-article';
import type { TestDatabase } from '@naskhah/testing/test-database';
import type { TestServer, Visitor } from '@naskhah/testing/test-server';
import { keyOf, type Mode, type Moment, plantedIn, type Thing, word } from './planted.ts';

const team = {
  chief: 'editor-in-chief',
  deputy: 'editor-in-chief',
  section: 'section-editor',
  co: 'editor-in-chief',
  copy: 'copyeditor',
} as const;
const outside = ['siti', 'lina', 'raj', 'stranger'] as const;
type Who = keyof typeof team | (typeof outside)[number] | 'author';

const rtf = (maker: string, text: string) => `{\\rtf1{\\info{\\author ${maker}}}${text}}`;

export type Told = {
  mode: Mode;
  path: string;
  journal: string;
  article: string;
  issue: string;
  people: Record<Who, string>;
  browsers: Record<Who, Visitor>;
  reviews: Record<'siti' | 'lina' | 'raj', string>;
  link: Visitor;
  /** Of the review link by which the visitor came: whoever has it may look at what it leads to. */
  token: string;
  planted: Map<Thing, string[]>;
};

export const beginArticle = async (server: TestServer, { db }: TestDatabase, mode: Mode): Promise<Told> => {
  const planted = plantedIn(mode);
  const told = { mode, path: keyOf(mode, 'j'), people: {}, browsers: {}, reviews: {}, planted } as Told;
  const named: Partial<Record<Who, Thing & string>> = {
    author: 'author',
    siti: 'reviewer',
    raj: 'reviewer who declined',
  };
  for (const who of ['author', ...Object.keys(team), ...outside] as Who[]) {
    const thing = named[who] as Parameters<typeof word>[1] | undefined;
    const key = thing ? word(mode, thing) : keyOf(mode, who);
    told.people[who] = await server.person(key);
    if (thing) planted.set(thing, [key, key[0]?.toUpperCase() + key.slice(1)]);
  }
  told.journal = await seedJournal(db, { path: told.path, nameEn: `Journal ${told.path}`, license: 'CC-BY' });
  await db
    .updateTable('journals.journal')
    .set({ settings: JSON.stringify({ anonymity: mode }), abbreviation: `JE${told.path.toUpperCase()}` })
    .where('id', '=', told.journal)
    .execute();
  await seedSection(db, told.journal, ['Articles', 'Artikel']);
  await db.transaction().execute(async (trx) => {
    await copyPresets(trx, told.journal, newId);
    for (const [who, presetCode] of Object.entries(team))
      await assignPreset(trx, {
        id: newId(),
        journal: told.journal,
        person: told.people[who as Who],
        presetCode,
        by: null,
        at: server.clock(),
      });
  });
  await db
    .updateTable('access.preset')
    .set({ stages: JSON.stringify({ review: 'recommend' }) })
    .where('journal_id', '=', told.journal)
    .where('code', '=', 'section-editor')
    .execute();
  for (const who of ['author', ...Object.keys(team), ...outside] as Who[]) {
    const thing = named[who] as Parameters<typeof word>[1] | undefined;
    told.browsers[who] = await server.as(thing ? word(mode, thing) : keyOf(mode, who));
  }
  planted.set('reviewer’s id', [told.people.siti]);
  return told;
};

const chapter = (told: Told) => {
  const { browsers, article } = told;
  const send = async <T>(who: Who, path: string, input: object): Promise<T> =>
    answered(await browsers[who].post<T>(`/api/admin/${path}`, input));
  const call = async <T>(who: Who, path: string, input: object): Promise<T> =>
    send(who, path, { article_id: article, ...input });
  const version = async () =>
    answered(
      await browsers.chief.get<{ version: number }>(
        `/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${article}`,
      ),
    ).version;
  const decide = async (who: Who, kind: string, note = '') =>
    call(who, 'workflow/decide', { version: await version(), kind, note });
  const upload = async (who: Who, use: string, name: string, content: string) => {
    const id = newId();
    answered(await browsers[who].upload({ id, ref_id: article, type: use }, { name, content }));
    return id;
  };
  return { call, send, decide, upload, version };
};

const reviewed = async (server: TestServer, { db }: TestDatabase, told: Told): Promise<void> => {
  const { mode, people, browsers, journal, planted } = told;
  const maker = word(mode, 'maker of the manuscript');
  told.article = await sendArticle(browsers.author, {
    journal,
    title: 'Peat',
    affiliation: word(mode, 'affiliation'),
    others: [{ name: word(mode, 'co-author'), email: `${keyOf(mode, 'co')}@example.test` }],
    files: [
      { use: 'manuscript', name: `${word(mode, 'file name')}.rtf`, content: rtf(maker, word(mode, 'manuscript')) },
      { use: 'title-page', name: 'title.rtf', content: rtf(maker, word(mode, 'title page')) },
    ],
  });
  const { call, send, decide, upload } = chapter(told);
  const [forAuthor, forEditor] = await seedReviewForm(db, journal);
  await call('chief', 'participant/save-participant', { user_id: people.chief, role: 'editor' });
  await call('chief', 'participant/save-participant', { user_id: people.section, role: 'section-editor' });
  await decide('chief', 'send-to-review', word(mode, 'editor’s note'));
  for (const who of ['siti', 'lina', 'raj'] as const) {
    server.clock.forward({ minutes: 7 });
    told.reviews[who] = newId();
    if (who === 'siti') planted.set('moment of the invitation', [server.clock().toISOString()]);
    await call('chief', 'tasks/request/save-request', { kind: 'review', id: told.reviews[who], user_id: people[who] });
  }
  server.clock.forward({ minutes: 7 });
  planted.set('assignment', [told.reviews.siti]);
  const { body } = await db
    .selectFrom('messaging.mail')
    .select('body')
    .where('person_id', '=', people.siti)
    .where('event', '=', 'review-invitation')
    .executeTakeFirstOrThrow();
  told.link = server.visitor();
  told.token = body.match(/\/review\/(\S+)/)?.[1] ?? '';
  answered(await told.link.post('/api/auth/open-review-link', { token: told.token }));
  const respond = (who: 'siti' | 'lina' | 'raj', version: number, act: string, more = {}) =>
    send(who, 'tasks/save-respond', { id: told.reviews[who], version, act, ...more });
  await respond('raj', 1, 'decline', {
    reason: word(mode, 'reason to decline'),
    suggestions: word(mode, 'suggested instead'),
  });
  await respond('siti', 1, 'accept');
  await respond('lina', 1, 'accept');
  await respond('lina', 2, 'save', {
    comments_to_author: word(mode, 'unsent report'),
    answers: { [forAuthor?.id ?? '']: word(mode, 'unsent answer') },
  });
  await respond('siti', 2, 'submit', {
    recommendation: 'resubmit-elsewhere',
    comments_to_author: word(mode, 'report to author'),
    comments_to_editor: word(mode, 'report to editor'),
    competing_interests: word(mode, 'interests'),
    answers: {
      [forAuthor?.id ?? '']: word(mode, 'answer for author'),
      [forEditor?.id ?? '']: word(mode, 'answer for editor'),
    },
  });
  // The word alone stands in the reference lists.
  planted.set('recommendation', ['"recommendation":"resubmit-elsewhere"']);
  // Reviewers cannot attach files yet: as an act of theirs will leave it.
  const file = await upload('chief', 'supplementary', 'seen.txt', word(mode, 'review file'));
  await db
    .updateTable('media.attachment')
    .set({ use: 'review', uploaded_by: people.siti })
    .where('id', '=', file)
    .execute();
  await decide('section', 'decline', word(mode, 'editor’s recommendation'));
  const write = (who: Who, thing: Parameters<typeof word>[1]) =>
    call(who, 'tasks/message/save-message', {
      recipient_id: ['editors'],
      title: 'About it',
      subject: 'A word',
      message: word(mode, thing),
      sendEmail: true,
    });
  await write('author', 'message of the author');
  await write('siti', 'message of the reviewer');
  await call('chief', 'tasks/save-task', {
    act: 'add',
    id: newId(),
    assignee_id: people.section,
    title: 'Look',
    note: word(mode, 'task'),
  });
};

const revised = async (told: Told): Promise<void> => {
  const { call, upload, version } = chapter(told);
  await upload('author', 'revision', 'new.txt', word(told.mode, 'revision'));
  await upload('author', 'reply', 'reply.txt', word(told.mode, 'reply file'));
  await call('author', 'article-revision/save', { version: await version(), reply: word(told.mode, 'reply') });
};

const produced = async (told: Told): Promise<void> => {
  const { call, decide, upload } = chapter(told);
  const { people, mode } = told;
  await decide('chief', 'accept');
  await call('chief', 'participant/save-participant', { user_id: people.copy, role: 'copyeditor' });
  await upload('copy', 'copyedited', 'copy.txt', word(mode, 'copyedited file'));
  await decide('chief', 'send-to-production');
  const attachment_id = await upload(
    'chief',
    'galley',
    'final.html',
    `<!doctype html><html><body>${word(mode, 'galley')}</body></html>`,
  );
  const galley = { attachment_id, kind: 'html', label: 'HTML', language: 'en' };
  await call('chief', 'pengurusan-jurnal/insert-issue-galley', galley);
};

const published = async (told: Told): Promise<void> => {
  const { call, send } = chapter(told);
  const { journal, mode } = told;
  const [volume, issue] = [newId(), newId()];
  told.issue = issue;
  const base = 'pengurusan-jurnal';
  await send('chief', `${base}/insert-volume`, { id: volume, journal_id: journal, number: '1', year: 2026 });
  await send('chief', `${base}/insert-issue`, { id: issue, journal_id: journal, volume_id: volume, number: mode });
  await call('chief', `${base}/update-article-issue`, { issue_id: issue, pages: '1-9' });
  const step = async (who: Who, act: string) => {
    const { version } = await send<{ version: number }>(who, `${base}/get-issue-data`, { id: issue });
    await send(who, `${base}/${act}`, { id: issue, version });
  };
  await step('chief', 'publish-issue');
  await step('chief', 'approval-issue');
  await step('deputy', 'final-approval-issue');
};

/** Takes the article to this moment, from the one before. */
export const goOn = (server: TestServer, database: TestDatabase, told: Told, to: Moment): Promise<unknown> => {
  switch (to) {
    case 'under review':
      return reviewed(server, database, told);
    case 'decided':
      return chapter(told).decide('chief', 'request-revisions');
    case 'revised':
      return revised(told);
    case 'in production':
      return produced(told);
    case 'published':
      return published(told);
  }
};
