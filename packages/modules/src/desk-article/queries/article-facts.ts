import type { Db } from '@naskhah/db/tables';
import { editorRoles } from '@naskhah/kernel/article-words';
import { type DayRule, daysFor, dueDay, ruleAt } from '@naskhah/kernel/day-rule';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { inLanguage } from '@naskhah/kernel/language';
import type { StageDay } from '@naskhah/kernel/stage-settings';
import { sql } from 'kysely';
import { allRules } from '../../journals/index.ts';
import { authorsBeside } from '../../submissions/index.ts';
import { type ArticleFacts, latest, type ReviewFacts } from '../domain/derive-state.ts';

type Row = {
  id: string;
  journal_id: string;
  number: string;
  status: ArticleFacts['status'] | 'draft';
  stage: ArticleFacts['stage'];
  stage_since: Date;
  submitted_at: Date | null;
  title: Record<string, string>;
  language: string;
  rules: { since: string; rule: DayRule }[] | null;
  time_zone: string;
  has_editor: boolean;
  authors: string;
  titles: string;
  keywords: Record<string, string[]>;
  round: {
    number: number;
    state: NonNullable<ArticleFacts['round']>['state'];
    opened_at: string;
    revisions_due: string | null;
    revision_at: string | null;
    reviews: { state: ReviewFacts['state']; answer_due: string; review_due: string; changed_at: string }[] | null;
  } | null;
  work: { person: string; stage: 'copyediting' | 'production'; due: string; done_at: string | null }[] | null;
  parts: { person: string; role: string }[] | null;
  byline: string[];
};

/** Everything that the state of one article depends on: one statement. Undefined for a draft. */
export const articleFacts = async (db: Db, id: string) => {
  const { rows } = await sql<Row>`
    select s.id, s.journal_id, s.number, s.status, s.stage, s.stage_since, s.submitted_at, s.title, s.language, s.keywords,
      j.time_zone, ${allRules} as rules,
      exists (select from submissions.active_participant p
        where p.submission_id = s.id and p.role = any(${editorRoles}::text[])) as has_editor,
      coalesce((select string_agg(c.name, ', ' order by c.position) from submissions.contributor c
        where c.submission_id = s.id), '') as authors,
      (select string_agg(t.value, ' ') from jsonb_each_text(s.title) t) as titles,
      (select json_build_object('number', r.number, 'state', r.state, 'opened_at', r.opened_at,
          'revisions_due', r.revisions_due,
          'revision_at', (select max(v.submitted_at) from workflow.revision v where v.round_id = r.id),
          'reviews', (select json_agg(json_build_object('state', a.state, 'answer_due', a.answer_due,
              'review_due', a.review_due, 'changed_at', coalesce(a.submitted_at, a.answered_at, a.invited_at))
              order by a.invited_at) from workflow.review_assignment a where a.round_id = r.id))
        from workflow.round r where r.submission_id = s.id order by r.number desc limit 1) as round,
      (select json_agg(json_build_object('person', w.person_id, 'stage', w.stage, 'due', w.due, 'done_at', w.done_at))
        from workflow.stage_work w where w.submission_id = s.id) as work,
      (select json_agg(json_build_object('person', p.person_id, 'role', p.role))
        from submissions.participant p where p.submission_id = s.id) as parts,
      ${authorsBeside} as byline
    from submissions.submission s join journals.journal j on j.id = s.journal_id
    where s.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row || row.status === 'draft') return undefined;
  const rules = (row.rules ?? []).map(({ since, rule }) => ({ since: new Date(since), rule }));
  const due = (what: StageDay, from: Date) => {
    const rule = ruleAt(rules, from);
    return dueDay(from, daysFor(rule, what), row.time_zone, rule.calendar);
  };
  const reviews = (row.round?.reviews ?? []).map((review) => ({
    state: review.state,
    answerDue: review.answer_due,
    reviewDue: review.review_due,
    changedAt: new Date(review.changed_at),
  }));
  const lastIn = latest([row.stage_since, ...reviews.map((review) => review.changedAt)]);
  const facts: ArticleFacts = {
    status: row.status,
    stage: row.stage,
    stageSince: row.stage_since,
    firstLookDue: due('first_look', row.stage_since),
    hasEditor: row.has_editor,
    round: row.round
      ? {
          number: row.round.number,
          state: row.round.state,
          openedAt: new Date(row.round.opened_at),
          revisionsDue: row.round.revisions_due,
          reviews,
          revisionAt: row.round.revision_at ? new Date(row.round.revision_at) : null,
          decideDue: due('decision', row.round.revision_at ? new Date(row.round.revision_at) : lastIn),
        }
      : undefined,
    work: (row.work ?? []).map((work) => ({
      stage: work.stage,
      due: work.due,
      doneAt: work.done_at ? new Date(work.done_at) : null,
      role: work.stage === 'copyediting' ? 'copyeditor' : 'layout-editor',
    })),
  };
  return {
    facts,
    parts: [...row.byline.map((person) => ({ person, role: 'author' })), ...(row.parts ?? [])],
    work: (row.work ?? []).filter((work) => !work.done_at),
    row: {
      journalId: row.journal_id,
      timeZone: row.time_zone,
      number: row.number ?? '',
      // Without marks, as articles are put in order and found by it.
      title: withoutMarks(inLanguage(row.title, row.language)),
      authors: row.authors,
      search: withoutMarks(
        [row.number, row.titles, row.authors, ...Object.values(row.keywords).flat()].join(' '),
      ).toLowerCase(),
      submittedAt: row.submitted_at ?? row.stage_since,
    },
  };
};
