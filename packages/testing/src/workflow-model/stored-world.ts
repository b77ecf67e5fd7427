/** The acts through the use cases on a database: what they load, lock, decide and save. */
import type { Db } from '@naskhah/db/tables';
import { transactionOn } from '@naskhah/db/transaction';
import type { Actor } from '@naskhah/kernel/actor';
import { newId } from '@naskhah/kernel/ids';
import { articleChanged } from '@naskhah/modules/desk-article/host';
import {
  addGalley,
  approveIssue,
  approveIssueFinally,
  publishIssue,
  publishing,
  returnIssue,
  saveIssue,
  setArticleIntoIssue,
} from '@naskhah/modules/publishing/host';
import {
  addParticipant,
  decide,
  finishStageWork,
  inviteReviewer,
  respondToReview,
  submitRevision,
  workflow,
} from '@naskhah/modules/workflow/host';
import { tellOf } from '@naskhah/server/tell-of';
import { fakeClock, fakeQueue } from '../fakes.ts';
import type { Act, IssueName } from './acts.ts';
import { castOf, type PersonName } from './cast.ts';
import { attach, seed } from './stored-beginning.ts';
import type { StoredCast } from './stored-cast.ts';
import { readStory, toldOf } from './stored-story.ts';
import type { Outcome, World } from './story.ts';

type Row = Awaited<ReturnType<typeof readStory>>;
type Answered = { ok: true } | { ok: false; refusal: string };
const outcomeOf = (answered: Answered): Outcome => ({ refusal: answered.ok ? null : answered.refusal });
const visit = {
  language: 'en',
  address: '',
  userAgent: '',
  sessionToken: undefined,
  origin: undefined,
  device: undefined,
  keepDevice: () => undefined,
  keepSession: () => undefined,
} as const;

/** A world for one story. Worlds of one database do not touch each other. */
export const storedWorld =
  (db: Db, cast: StoredCast) =>
  async (levels: number): Promise<World> => {
    const clock = fakeClock();
    const journal = cast.journals[levels] ?? '';
    const { article, volume, issues } = await seed(db, cast, journal, clock());
    const actorOf = castOf({ person: cast.idOf, journal, otherJournal: cast.otherIssue.journal });
    const needs = {
      transaction: transactionOn(db),
      tell: tellOf(clock, () => [articleChanged]),
      clock,
      newId,
      enqueue: fakeQueue(),
      portalUrl: 'http://portal.test',
      secret: 'a secret of the tests, long enough',
      randomToken: newId,
      prepareCopies: async () => {},
    };
    const { workflow: calls } = workflow(db, needs).answers;
    const { publishing: issueCalls } = publishing(db, needs).answers;
    const look = () => readStory(db, article, issues);
    let row = await look();

    const latestReview = (person: PersonName) =>
      row.rounds.flatMap(({ reviews }) => reviews.filter((review) => review.person === cast.idOf(person))).at(-1);
    const before = (version: number, stale: boolean) => (stale ? version - 1 : version);
    const issueNamed = (name: IssueName) => row.issues.find(({ id }) => id === issues[name]);

    const revise = async (actor: Actor, file: boolean, version: number): Promise<Answered> => {
      const files = db.updateTable('media.attachment').set({ removed_at: clock() });
      await files.where('ref_id', '=', article).where('use', '=', 'revision').execute();
      if (file) await attach(db, cast, article, 'revision', row.rounds.at(-1)?.id ?? null, clock());
      return submitRevision(needs)(actor, { id: undefined, articleId: article, version, reply: 'Done.' });
    };
    const holdUp = async (on: boolean): Promise<Answered> => {
      if (!on) await db.deleteFrom('tasks.task').where('article_id', '=', article).execute();
      else
        await db
          .insertInto('tasks.task')
          .values({
            id: newId(),
            kind: 'general',
            journal_id: journal,
            article_id: article,
            assignee_id: cast.idOf('ling'),
            title: 'Check the figures',
            blocking: true,
            made_by: cast.idOf('huda'),
            made_at: clock(),
          })
          .execute();
      return { ok: true };
    };
    const steps = {
      request: publishIssue,
      approve: approveIssue,
      'approve-finally': approveIssueFinally,
      return: (given: typeof needs) => (actor: Actor, input: { id: string; version: number }) =>
        returnIssue(given)(actor, { ...input, reason: 'Again' }),
    };

    const perform = async (act: Act, actor: Actor, now: Row): Promise<Answered> => {
      const articleId = article;
      switch (act.act) {
        case 'decide':
          return decide(needs)(actor, {
            id: undefined,
            articleId,
            version: before(now.version, act.stale),
            kind: act.kind,
            note: '',
            revisionsDue: undefined,
            mail: null,
          });
        case 'assign':
          return addParticipant(needs)(actor, { articleId, personId: cast.idOf(act.person), role: act.role });
        case 'unassign': {
          const part = now.parts.find(({ person, role }) => person === cast.idOf(act.person) && role === act.role);
          return calls.deleteParticipant(actor, { article_id: article, id: part?.id ?? newId() }, visit);
        }
        case 'invite':
          return inviteReviewer(needs)(actor, {
            id: undefined,
            articleId,
            personId: cast.idOf(act.person),
            newPerson: undefined,
            answerDue: '2026-12-05',
            reviewDue: act.datesWrong ? '2026-12-04' : '2026-12-20',
            mail: null,
          });
        case 'answer': {
          const review = latestReview(act.review);
          return respondToReview(needs)(actor, {
            id: review?.id ?? newId(),
            version: before(review?.version ?? 1, act.stale),
            act: act.answer,
            reason: act.lacks === 'reason' ? '' : 'No time',
            suggestions: '',
            recommendation: act.lacks === 'recommendation' ? null : 'accept',
            commentsToAuthor: act.lacks === 'comments' ? ' ' : 'Sound.',
            commentsToEditor: '',
            competingInterests: '',
          });
        }
        case 'cancel':
          return calls.cancelReview(actor, { id: latestReview(act.review)?.id ?? newId() }, visit);
        case 'revise':
          return revise(actor, act.file, before(now.version, act.stale));
        case 'hold up':
          return holdUp(act.on);
        case 'finish work': {
          const work = now.work.find(({ person }) => person === cast.idOf(act.person));
          return finishStageWork(needs)(actor, { articleId, id: work?.id ?? newId() });
        }
        case 'add galley': {
          const attachmentId = await attach(db, cast, article, 'galley', null, clock());
          return addGalley(needs)(actor, {
            id: undefined,
            articleId,
            attachmentId,
            kind: 'pdf',
            label: 'PDF',
            language: 'en',
          });
        }
        case 'remove galley':
          return issueCalls.deleteIssueGalley(actor, { id: now.galleys[0] ?? newId() }, visit);
        case 'set into': {
          const own = act.issue === 'a' || act.issue === 'b' ? issues[act.issue] : cast.otherIssue.issue;
          return setArticleIntoIssue(needs)(actor, {
            articleId,
            issueId: act.issue === 'none' ? null : own,
            pages: undefined,
          });
        }
        case 'step': {
          const version = before(issueNamed(act.issue)?.version ?? 1, act.stale);
          return steps[act.step](needs)(actor, { id: issues[act.issue], version, note: '' });
        }
        case 'edit issue':
          return saveIssue(needs)(actor, {
            id: issues[act.issue],
            version: before(issueNamed(act.issue)?.version ?? 1, act.stale),
            journalId: journal,
            volumeId: volume,
            number: act.issue,
            title: {},
            description: {},
            continuous: false,
            plannedOn: null,
          });
      }
    };

    return {
      act: async (act) => {
        clock.forward({ minutes: 1 });
        const actor = actorOf(act.by, (reviewer) => latestReview(reviewer)?.id);
        return outcomeOf(await perform(act, actor, row));
      },
      tell: async () => {
        row = await look();
        return toldOf(row, issues, cast);
      },
    };
  };
