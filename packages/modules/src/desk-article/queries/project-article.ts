import { type Actor, isAdministrator, isSwitched } from '@naskhah/kernel/actor';
import type { ArticleState, Turn } from '@naskhah/kernel/article-words';
import { dayIn } from '@naskhah/kernel/day';
import type { LocalizedText } from '@naskhah/kernel/language';
import { stages } from '@naskhah/kernel/stages';
import { galleyRightsOf } from '../../publishing/index.ts';
import { relationTo, visibilityFor } from '../../submissions/index.ts';
import { levelOf, openDecisions, positionOf } from '../../workflow/index.ts';
import { actsOf } from '../domain/acts-of.ts';
import { overdueDays } from '../domain/overdue.ts';
import { ableTo } from './able-to.ts';
import type { articleRows, decisionRows, roundRows } from './article-rows.ts';
import { projectFile } from './project-file.ts';
import { projectRound } from './project-round.ts';

const authorshipSeen = (one: { confirmed_at: unknown; declined_at: unknown; asked: boolean }) => {
  if (one.confirmed_at) return 'confirmed' as const;
  if (one.declined_at) return 'declined' as const;
  return one.asked ? ('asked' as const) : null;
};

const aboutSeen = (seen: boolean, one: { biography: LocalizedText | null; photo: string | null }) => ({
  biography: { en: (seen && one.biography?.en) || '', ms: (seen && one.biography?.ms) || '' },
  photo: seen ? one.photo : null,
});

type Row = Pick<
  NonNullable<Awaited<ReturnType<typeof articleRows>>>,
  | 'abstract'
  | 'accepted_at'
  | 'article_type'
  | 'authors'
  | 'contributors'
  | 'created_at'
  | 'due'
  | 'files'
  | 'galleys'
  | 'id'
  | 'issue'
  | 'journal_id'
  | 'keywords'
  | 'language'
  | 'name_en'
  | 'name_ms'
  | 'number'
  | 'participants'
  | 'path'
  | 'since'
  | 'skipped'
  | 'stage'
  | 'state'
  | 'status'
  | 'submitted_at'
  | 'submitter_id'
  | 'time_zone'
  | 'title'
  | 'turn'
  | 'version'
  | 'work'
>;
export type ArticleFound = {
  row: Row;
  /** Newest first. */
  rounds: Awaited<ReturnType<typeof roundRows>>;
  decisions: Awaited<ReturnType<typeof decisionRows>>;
  references: number;
};

const isBeforeAcceptance = (stage: string): boolean => stage === 'submission' || stage === 'review';

/** The article page for this viewer, through the projection: undefined where it is not theirs to see. */
export const projectArticle = ({ row, rounds, decisions, references }: ArticleFound, actor: Actor, now: Date) => {
  const { authors, participants } = row;
  const about = { journalId: row.journal_id, submitterId: row.submitter_id, participants, authors };
  const relation = relationTo(actor, about);
  if (!relation || actor.kind !== 'person') return undefined;
  const current = rounds[0];
  const anonymity = current?.anonymity ?? 'double-anonymous';
  const sees = visibilityFor(relation, anonymity);
  const level = levelOf(actor, relation, row.journal_id, row.stage);
  const today = dayIn(now, row.time_zone);
  const position = positionOf(row, current, row.participants, row.skipped);
  const acts = !isSwitched(actor);
  const open = openDecisions(position);
  const decides = relation === 'editor' && level === 'decide';
  const turn = row.turn as Turn;
  const state = row.state as ArticleState;
  const able = ableTo(row, { actor, relation, decides, recommends: level === 'recommend', position });
  const bar = actsOf(
    state,
    able,
    row.work.some((work) => work.stage === row.stage),
  );
  const waitedFor: Record<Turn, boolean> = {
    author: relation === 'author',
    // An Administrator edits nothing by that role alone: it is never said to be their turn.
    editor: relation === 'editor' && !isAdministrator(actor),
    reviewers: false,
    copyeditor: able.finishOwnWork,
    'layout-editor': able.finishOwnWork,
    nobody: false,
  };
  const dueShown = relation !== 'author' || turn === 'author';

  return {
    id: row.id,
    article_id: row.id,
    number: row.number ?? '',
    version: row.version,
    journal: { id: row.journal_id, path: row.path, name_en: row.name_en, name_ms: row.name_ms },
    article_title: row.title,
    abstract: row.abstract,
    keywords: row.keywords,
    article_type: row.article_type,
    language: row.language,
    status: row.status,
    stage: row.stage,
    state,
    turn,
    your_turn: waitedFor[turn] && bar.answers,
    since: row.since.toISOString(),
    due: dueShown ? row.due : null,
    overdue_days: dueShown ? overdueDays(row.due, today) : null,
    viewer: relation,
    contributor: sees.authors
      ? row.contributors.map((one) => ({
          name: one.name,
          affiliation: one.affiliations.map((place) => place.organisation).join('; '),
          orcid: one.orcid,
          credit: one.credit,
          corresponding: one.corresponding,
          authorship: authorshipSeen(one),
          authorship_note: relation === 'production' ? '' : one.decline_note,
          ...aboutSeen(sees.editorial, one),
        }))
      : [],
    participant: row.participants
      .filter((part) => sees.editorial || relation === 'production' || part.role === 'author')
      .map((part) => ({ id: part.id, user_id: part.person_id, name: part.name, role: part.role })),
    workflow: {
      stages: stages.filter((stage) => stage === row.stage || !row.skipped.includes(stage)),
      rounds: relation === 'production' ? [] : rounds.map((round) => projectRound(round, relation, today)),
      decisions: decisions
        .filter(
          (one) =>
            relation === 'editor' ||
            (relation === 'author' && !one.is_recommendation && one.kind !== 'back-to-previous-stage'),
        )
        .map((one) => ({
          ...one,
          by: sees.editorial ? one.by : null,
          note: sees.editorial ? one.note : '',
          at: one.at.toISOString(),
        })),
      stage_work:
        relation === 'author'
          ? []
          : row.work.map((work) => ({ ...work, done_at: work.done_at && new Date(work.done_at).toISOString() })),
    },
    files: row.files.flatMap((file) => projectFile(file, rounds, { relation, person: actor.person }) ?? []),
    galleys: row.galleys,
    issue: row.issue && {
      id: row.issue.id,
      label: `${row.issue.volume}(${row.issue.number}), ${row.issue.year}`,
      state: row.issue.state,
      approved_by: sees.editorial || relation === 'production' ? row.issue.approved_by : null,
    },
    references,
    dates: {
      submitted: (row.submitted_at ?? row.created_at).toISOString(),
      accepted: row.accepted_at?.toISOString() ?? null,
      published: row.issue?.published_at ? new Date(row.issue.published_at).toISOString() : null,
    },
    acts: bar.acts,
    can: {
      assign_editor: able.assignEditor,
      invite_reviewer: able.findReviewers,
      choose_review_files: acts && decides && row.status === 'active' && isBeforeAcceptance(row.stage),
      decide: acts && decides ? open : [],
      recommend: able.recommend ? open : [],
      submit_revision: able.sendRevision,
      assign_stage_work: able.assignStageWork,
      finish_stage_work: acts && row.work.some((work) => !work.done_at && (decides || work.user_id === actor.person)),
      add_galley: acts && galleyRightsOf({ relation, handlesIssues: false, stage: row.stage, status: row.status }).edit,
      schedule: able.setIntoIssue,
      see_timeline: true,
      see_tasks: relation === 'editor',
      give_tasks: acts && relation === 'editor',
    },
  };
};
