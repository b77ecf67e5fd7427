import { asked } from '@naskhah/kernel/forms/sample-form';
import { type Stage, stageLevels } from '@naskhah/kernel/stages';
import { administrator, personActor, switchedTo } from '@naskhah/testing/actors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorAnswers, editorStates } from '../domain/acts-of.ts';
import { type ArticleFound, projectArticle } from './project-article.ts';

const day = new Date('2026-11-01T02:00:00Z');
const now = new Date('2026-11-21T02:00:00Z');
type Round = ArticleFound['rounds'][number];
type Review = Round['reviews'][number];

const isIn = (state: string) => ['submitted', 'considered', 'thanked'].includes(state);

const review = (who: string, state: Review['state']): Review => ({
  id: `review of ${who}`,
  reviewer_id: `id of ${who}`,
  name: `Reviewer ${who}`,
  organisation: `Institute of ${who}`,
  state,
  answer_due: '2026-11-08',
  review_due: '2026-11-15',
  invited_at: day.toISOString(),
  submitted_at: isIn(state) ? day.toISOString() : null,
  recommendation: 'major-revision',
  comments_to_author: `For the author from ${who}`,
  comments_to_editor: `For the editor from ${who}`,
  decline_reason: `Reason of ${who}`,
  suggestions: `Instead of ${who}`,
  competing_interests: `Interests of ${who}`,
  form: {
    title_en: 'Report',
    title_ms: 'Laporan',
    questions: [asked('shared', 'text', { shared_with: ['author'] }), asked('kept', 'text')],
    answers: { shared: `Shared answer of ${who}`, kept: `Kept answer of ${who}` },
  },
});
const round = (
  anonymity: Round['anonymity'],
  state: Round['state'],
  reviews: Review[],
  reports_shared_at: Date | null = null,
): Round => ({
  reports_shared_at,
  id: 'round',
  number: 1,
  state,
  anonymity,
  opened_at: day,
  revisions_due: null,
  revision: null,
  reviews,
});
const part = (person_id: string, role: ArticleFound['row']['participants'][number]['role']) => ({
  id: `${person_id} ${role}`,
  person_id,
  name: `Name of ${person_id}`,
  role,
});
const file = (use: string, uploaded_by: string) => ({
  id: use,
  ref_id: 'peat',
  use,
  filename: `${uploaded_by}s own ${use}.pdf`,
  label: `Label by ${uploaded_by}`,
  uploaded_by,
  round_id: null,
  for_review: null,
  created_at: day.toISOString(),
  type: 'application/pdf',
  size: 4,
});
const found = (rounds: Round[], row: Partial<ArticleFound['row']> = {}): ArticleFound => ({
  row: {
    id: 'peat',
    journal_id: 'jek',
    submitter_id: 'nor',
    authors: ['nor'],
    skipped: [],
    number: 'JEK-1',
    version: 3,
    path: 'jek',
    name_en: 'Ecology',
    name_ms: 'Ekologi',
    title: { en: 'Peat' },
    abstract: {},
    keywords: {},
    article_type: 'research',
    language: 'en',
    status: 'active',
    stage: 'review',
    state: 'under-review',
    turn: 'reviewers',
    since: day,
    due: '2026-11-15',
    time_zone: 'Asia/Kuala_Lumpur',
    created_at: day,
    submitted_at: day,
    accepted_at: null,
    contributors: [],
    participants: [part('nor', 'author'), part('huda', 'editor'), part('ling', 'copyeditor')],
    files: [file('manuscript', 'nor'), file('review', 'siti'), file('reply', 'nor'), file('copyedited', 'ling')],
    work: [],
    galleys: [],
    issue: null,
    ...row,
  },
  rounds,
  decisions: [
    {
      id: 'd1',
      kind: 'request-revisions',
      at: day,
      by: 'Name of huda',
      note: 'Note of huda',
      is_recommendation: false,
    },
    { id: 'd2', kind: 'decline', at: day, by: 'Name of tan', note: 'Note of tan', is_recommendation: true },
    { id: 'd3', kind: 'back-to-previous-stage', at: day, by: 'Name of huda', note: 'Back', is_recommendation: false },
  ],
  references: 2,
});

const viewers = {
  author: personActor('nor'),
  editor: personActor('huda', { jek: { level: 'decide' } }),
  production: personActor('ling', { jek: { level: 'contribute' } }),
};

/** Words in the record of an article that its viewer must not read, by the decisions (section 2, anonymity). */
const hiddenFrom = (viewer: keyof typeof viewers, { anonymity, reviews, reports_shared_at }: Round): string[] =>
  reviews.flatMap((one) => {
    const who = one.name.replace('Reviewer ', '');
    const unsent = isIn(one.state)
      ? []
      : [one.comments_to_author, one.comments_to_editor, `Shared answer of ${who}`, `Kept answer of ${who}`];
    if (viewer === 'editor') return unsent;
    const names = [one.name, one.reviewer_id, one.organisation ?? ''];
    const toEditors = ['For the editor', 'Kept answer', 'Reason', 'Instead', 'Interests'];
    const shown = viewer === 'author' && anonymity === 'open' && isIn(one.state);
    const readable = viewer === 'author' && isIn(one.state) && reports_shared_at !== null && reports_shared_at >= day;
    return [
      ...(shown ? [] : names),
      ...toEditors.flatMap((words) => [`${words} of ${who}`, `${words} from ${who}`]),
      ...(readable ? [] : [one.comments_to_author, `Shared answer of ${who}`]),
      'major-revision',
    ];
  });

const anyRound = fc
  .record({
    anonymity: fc.constantFrom<Round['anonymity']>('anonymous', 'double-anonymous', 'open'),
    state: fc.constantFrom<Round['state']>(
      'open',
      'revisions-requested',
      'revisions-submitted',
      'resubmit',
      'accepted',
      'declined',
    ),
    shared: fc.constantFrom(null, new Date(day.getTime() - 1), day, now),
    states: fc.array(
      fc.constantFrom<Review['state']>(
        'invited',
        'accepted',
        'declined',
        'in-progress',
        'submitted',
        'considered',
        'thanked',
        'cancelled',
      ),
      { maxLength: 3 },
    ),
  })
  .map(({ anonymity, state, states, shared }) => {
    const who = ['siti', 'raj', 'mei'];
    return round(
      anonymity,
      state,
      states.map((one, at) => review(who[at] ?? '', one)),
      shared,
    );
  });

describe('the record of an article', () => {
  it('never holds a name or a word that is hidden from its viewer, whatever the mode and wherever the reviews are', () => {
    const viewer = fc.constantFrom<keyof typeof viewers>('author', 'editor', 'production');
    fc.assert(
      fc.property(viewer, fc.array(anyRound, { maxLength: 2 }), (who, rounds) => {
        const record = JSON.stringify(projectArticle(found(rounds), viewers[who], now));
        // What one round may show of a person another may hide: each is asked by itself.
        for (const one of rounds) {
          const alone = JSON.stringify(projectArticle(found([one]), viewers[who], now));
          for (const words of hiddenFrom(who, one)) expect(alone).not.toContain(words);
        }
        if (who === 'author') for (const words of ['huda', 'tan', 'ling', 'Back']) expect(record).not.toContain(words);
        if (who === 'production') expect(record).not.toMatch(/siti|raj|mei|Note of|tan/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['another person', personActor('raj')],
    ['a manager of another journal', personActor('balqis', { jte: { level: 'decide', monitors: true } })],
    ['nobody', { kind: 'nobody' } as const],
  ])('is not there for %s', (_who, actor) => expect(projectArticle(found([]), actor, now)).toBeUndefined());

  it('shows each viewer the files of the article under the names that are theirs to read', () => {
    const names = (who: keyof typeof viewers) =>
      projectArticle(found([]), viewers[who], now)?.files.map(({ filename, label }) => `${filename} ${label}`.trim());
    expect(names('author')).toEqual([
      'nors own manuscript.pdf Label by nor',
      'nors own reply.pdf Label by nor',
      'copyedited.pdf',
    ]);
    expect(names('production')).toEqual([
      'nors own manuscript.pdf Label by nor',
      'lings own copyedited.pdf Label by ling',
    ]);
    expect(names('editor')).toHaveLength(4);
  });

  it.each(['open', 'revisions-requested', 'revisions-submitted', 'accepted'] as const)(
    'keeps for an author what they were once given, with the files that came with it, while the round is %s',
    (state) => {
      const late = { ...review('mei', 'submitted'), submitted_at: now.toISOString() };
      const reviews = [review('siti', 'submitted'), late, review('raj', 'in-progress')];
      const sent = reviews.map(({ reviewer_id }) => ({ ...file('review', reviewer_id), round_id: 'round' }));
      const record = projectArticle(found([round('open', state, reviews, day)], { files: sent }), viewers.author, now);
      expect(record?.workflow.rounds[0]?.reviews.map(({ comments_to_author }) => comments_to_author)).toEqual([
        'For the author from siti',
      ]);
      expect(record?.files).toHaveLength(1);
    },
  );

  it('shows an author the decisions without the hands that took them, and no recommendation', () => {
    const seen = (who: keyof typeof viewers) =>
      projectArticle(found([]), viewers[who], now)?.workflow.decisions.map(({ id, by, note }) => [id, by, note]);
    expect(seen('author')).toEqual([['d1', null, '']]);
    expect(seen('production')).toEqual([]);
    expect(seen('editor')).toEqual([
      ['d1', 'Name of huda', 'Note of huda'],
      ['d2', 'Name of tan', 'Note of tan'],
      ['d3', 'Name of huda', 'Back'],
    ]);
  });
});

describe('what can be done with an article', () => {
  const open = round('anonymous', 'open', []);
  const can = (actor: typeof viewers.editor, rounds = [open], row: Partial<ArticleFound['row']> = {}) => {
    const record = projectArticle(found(rounds, row), actor, now);
    return Object.entries(record?.can ?? {}).flatMap(([what, may]) =>
      may === true || (Array.isArray(may) && may.length > 0) ? [what] : [],
    );
  };
  it.each([
    [
      'an editor who decides',
      viewers.editor,
      ['assign_editor', 'invite_reviewer', 'choose_review_files', 'decide', 'see_timeline', 'see_tasks', 'give_tasks'],
    ],
    [
      'an Administrator',
      administrator('aminah'),
      ['assign_editor', 'invite_reviewer', 'choose_review_files', 'decide', 'see_timeline', 'see_tasks', 'give_tasks'],
    ],
    [
      'an editor who recommends',
      personActor('huda', { jek: { level: 'recommend' } }),
      ['recommend', 'see_timeline', 'see_tasks', 'give_tasks'],
    ],
    ['an editor without a level', personActor('huda'), ['see_timeline', 'see_tasks', 'give_tasks']],
    ['somebody in the place of an editor', switchedTo(viewers.editor, 'aminah'), ['see_timeline', 'see_tasks']],
    ['its author', viewers.author, ['see_timeline']],
    ['its copyeditor', viewers.production, ['see_timeline']],
  ])('in review by %s', (_who, actor, expected) => expect(can(actor)).toEqual(expected));

  it('is for its author to send a new version while one is asked for, in review only', () => {
    const asked = [round('anonymous', 'revisions-requested', [])];
    expect(can(viewers.author, asked)).toEqual(['submit_revision', 'see_timeline']);
    expect(can(viewers.author, asked, { stage: 'submission' })).toEqual(['see_timeline']);
    expect(can(viewers.editor, asked)).not.toContain('invite_reviewer');
  });

  it('is in production for its staff to finish their work and to make galleys, for its editor to set it into an issue', () => {
    const own = {
      id: 'w',
      stage: 'production' as const,
      user_id: 'ling',
      name: 'Ling',
      due: '2026-11-30',
      done_at: null,
    };
    const row = { stage: 'production', work: [own] } as const;
    expect(can(viewers.production, [], { ...row, work: [own] })).toEqual([
      'finish_stage_work',
      'add_galley',
      'see_timeline',
    ]);
    const makesIssues = personActor('huda', { jek: { level: 'decide', permissions: ['volume'] } });
    expect(can(viewers.editor, [], { ...row, work: [own] })).not.toContain('schedule');
    expect(can(makesIssues, [], { ...row, work: [own] })).toEqual([
      'assign_editor',
      'decide',
      'assign_stage_work',
      'finish_stage_work',
      'add_galley',
      'schedule',
      'see_timeline',
      'see_tasks',
      'give_tasks',
    ]);
    expect(can(viewers.author, [], { ...row, work: [own] })).toEqual(['see_timeline']);
  });

  it('is nothing more once it is published', () =>
    expect(can(viewers.editor, [], { stage: 'publication', status: 'published' })).toEqual([
      'see_timeline',
      'see_tasks',
      'give_tasks',
    ]));
});

describe('whose turn it is', () => {
  type State = Parameters<typeof editorAnswers>[0];
  const stages: Record<State, Stage> = {
    submitted: 'submission',
    'first-look': 'submission',
    'pending-reviewers': 'review',
    'reviews-ready': 'review',
    'revisions-submitted': 'review',
    copyediting: 'copyediting',
    production: 'production',
    'ready-to-schedule': 'production',
  };
  const open = round('anonymous', 'open', []);
  const page = (actor: typeof viewers.editor, state: string, stage: Stage, row: Partial<ArticleFound['row']> = {}) =>
    projectArticle(found([open], { state, stage, turn: 'editor', ...row }), actor, now);

  it.each(editorStates)('in %s is an editor’s where lists say so too: where they can answer it', (state) => {
    for (const level of stageLevels)
      for (const permissions of [[], ['volume']] as const) {
        const record = page(personActor('huda', { jek: { level, permissions } }), state, stages[state]);
        expect([level, permissions, record?.your_turn]).toEqual([
          level,
          permissions,
          editorAnswers(state, level, permissions.length > 0),
        ]);
        if (record?.your_turn) expect(record.acts).not.toEqual([]);
      }
  });
  it('is never that of an Administrator by that role alone, nor of who acts in somebody else’s place', () => {
    expect(page(administrator('aminah'), 'first-look', 'submission')).toMatchObject({
      your_turn: false,
      acts: ['decide'],
    });
    expect(page(switchedTo(viewers.editor, 'aminah'), 'first-look', 'submission')).toMatchObject({
      your_turn: false,
      acts: [],
    });
  });
  it('is the author’s with the revised version to send', () => {
    const asked = { state: 'revisions-requested', stage: 'review', turn: 'author' } as const;
    const rounds = [round('anonymous', 'revisions-requested', [])];
    expect(projectArticle(found(rounds, asked), viewers.author, now)).toMatchObject({
      your_turn: true,
      acts: ['send-revision'],
    });
    expect(projectArticle(found(rounds, asked), viewers.editor, now)).toMatchObject({ your_turn: false });
  });
  it('is that of whose work of this stage is open, who says that it is done', () => {
    const work = { id: 'w', stage: 'copyediting' as const, user_id: 'ling', name: 'Ling', due: '2026-11-30' };
    const row = { state: 'copyediting', stage: 'copyediting', turn: 'copyeditor' } as const;
    const seen = (one: Partial<typeof work> & { done_at: string | null }) =>
      projectArticle(found([], { ...row, work: [{ ...work, ...one }] }), viewers.production, now);
    expect(seen({ done_at: null })).toMatchObject({ your_turn: true, acts: ['finish-work'] });
    expect(seen({ done_at: day.toISOString() })).toMatchObject({ your_turn: false, acts: [] });
    expect(seen({ done_at: null, user_id: 'tan' })).toMatchObject({ your_turn: false, acts: [] });
  });
  it.each(['author', 'reviewers', 'nobody'] as const)('is nobody else’s where it is that of %s', (turn) => {
    expect(page(viewers.editor, 'under-review', 'review', { turn })?.your_turn).toBe(false);
    expect(page(viewers.production, 'under-review', 'review', { turn })?.your_turn).toBe(false);
  });
  it('is told with its day to the author only where it is theirs', () => {
    const due = (turn: 'author' | 'reviewers') => {
      const record = projectArticle(found([], { turn }), viewers.author, now);
      return [record?.due, record?.overdue_days];
    };
    expect(due('author')).toEqual(['2026-11-15', 6]);
    expect(due('reviewers')).toEqual([null, null]);
  });
});
