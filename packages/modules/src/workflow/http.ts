import type { Answers } from '@naskhah/contract/answers';
import type { workflow } from '@naskhah/contract/workflow/calls';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { eachByItself, type Outcome } from '@naskhah/kernel/each-by-itself';
import type { Language } from '@naskhah/kernel/language';
import { ok, refuse } from '@naskhah/kernel/result';
import { refusalWords } from '@naskhah/words/refusals';
import { bulk } from '@naskhah/words/workflow/bulk';
import { consequenceOf } from '@naskhah/words/workflow/workflow';
import { keyedHash } from '../identity/index.ts';
import type { WorkflowHostNeeds } from './ports.ts';
import { articlePosition } from './queries/article-position.ts';
import { candidates } from './queries/candidates.ts';
import { editorsFor } from './queries/editors-for.ts';
import { reviewBehindLink } from './queries/review-behind-link.ts';
import { reviewPage } from './queries/review-page.ts';
import { addParticipant } from './use-cases/add-participant.ts';
import { cancelReview } from './use-cases/cancel-review.ts';
import { chooseReviewFiles } from './use-cases/choose-review-files.ts';
import { type DecisionInput, decide } from './use-cases/decide.ts';
import { finishStageWork } from './use-cases/finish-stage-work.ts';
import { inviteReviewer } from './use-cases/invite-reviewer.ts';
import { openReviewLink } from './use-cases/open-review-link.ts';
import { previewDecision } from './use-cases/preview-decision.ts';
import { previewInvitation } from './use-cases/preview-invitation.ts';
import { remindLateReviewers } from './use-cases/remind-late-reviewers.ts';
import { remindReviewer } from './use-cases/remind-reviewer.ts';
import { removeParticipant } from './use-cases/remove-participant.ts';
import { respondToReview } from './use-cases/respond-to-review.ts';
import { sendToNextStage } from './use-cases/send-to-next-stage.ts';
import { submitRevision } from './use-cases/submit-revision.ts';

type DecisionForm = {
  id?: string | undefined;
  article_id: string;
  version: number;
  note: string;
  revisions_due?: string | undefined;
  mail: { subject: string; body: string; written_for?: { revisions_due: string } | undefined } | null;
};

const decisionOf = (form: DecisionForm): Omit<DecisionInput, 'kind'> => ({
  id: form.id,
  articleId: form.article_id,
  version: form.version,
  note: form.note,
  revisionsDue: form.revisions_due,
  mail: form.mail && { subject: form.mail.subject, body: form.mail.body },
  writtenFor: form.mail?.written_for?.revisions_due,
});

const outcomesOf = <T>(
  outcomes: readonly Outcome<T, keyof typeof refusalWords>[],
  done: (value: T) => string,
  language: Language,
) => ({
  done: outcomes.filter(({ result }) => result.ok).length,
  results: outcomes.map(({ id, result }) => ({
    article_id: id,
    done: result.ok,
    message: result.ok ? done(result.value) : refusalWords[result.refusal][language],
  })),
});

export const workflowAnswers = (db: Db, needs: WorkflowHostNeeds): Answers<typeof workflow> => {
  const review = async (actor: Actor, id: string) => {
    const page = await reviewPage(db, actor, id);
    return page ? ok(page) : refuse('review-not-found');
  };
  return {
    saveParticipant: (actor, input) =>
      addParticipant(needs)(actor, { articleId: input.article_id, personId: input.user_id, role: input.role }),
    deleteParticipant: (actor, { article_id, id }) => removeParticipant(needs)(actor, { articleId: article_id, id }),
    candidates: async (actor, input) => {
      const found = await articlePosition(db, actor, input.article_id);
      if (!found) return refuse('article-not-found');
      if (found.level !== 'decide' || actor.kind !== 'person') return refuse('not-allowed');
      const question = {
        articleId: input.article_id,
        journalId: found.article.journalId,
        by: actor.person,
        for: input.for,
        q: input.q,
      };
      return ok(await candidates(db, question));
    },
    previewDecision: async (actor, { article_id, kind, revisions_due }, { language }) => {
      const preview = await previewDecision(needs)(actor, article_id, kind, revisions_due);
      if (!preview.ok) return preview;
      const { straightToProduction, ...shown } = preview.value;
      return ok({ ...shown, consequence: consequenceOf(kind, straightToProduction)[language] });
    },
    decide: (actor, { kind, ...form }) => decide(needs)(actor, { ...decisionOf(form), kind }),
    sendToReview: (actor, form) => decide(needs)(actor, { ...decisionOf(form), kind: 'send-to-review' }),
    sendToNextStage: (actor, form) => sendToNextStage(db, needs)(actor, decisionOf(form)),
    saveRequest: (actor, input) =>
      inviteReviewer(needs)(actor, {
        id: input.id,
        articleId: input.article_id,
        personId: input.user_id,
        newPerson: input.person,
        answerDue: input.answer_due,
        reviewDue: input.review_due,
        mail: input.mail,
        writtenFor: input.mail?.written_for && {
          answerDue: input.mail.written_for.answer_due,
          reviewDue: input.mail.written_for.review_due,
        },
      }),
    previewInvitation: (actor, { article_id, user_id, name, answer_due, review_due }) =>
      previewInvitation(needs)(actor, {
        articleId: article_id,
        personId: user_id,
        name,
        answerDue: answer_due,
        reviewDue: review_due,
      }),
    cancelReview: (actor, { id }) => cancelReview(needs)(actor, id),
    remindReviewer: (actor, { id }) => remindReviewer(needs)(actor, id),
    lookAtReviewLink: async (_actor, { token }) => {
      const found = await reviewBehindLink(db, keyedHash(needs.secret, token));
      return found ? ok(found) : refuse('link-used');
    },
    openReviewLink: async (_actor, { token }, visit) => {
      const opened = await openReviewLink(db, needs)({ token, address: visit.address, userAgent: visit.userAgent });
      if (!opened.ok) return opened;
      visit.keepSession(opened.value.sessionToken);
      return ok({ id: opened.value.id });
    },
    getReview: (actor, { id }) => review(actor, id),
    saveRespond: async (actor, input) => {
      const answered = await respondToReview(needs)(actor, {
        id: input.id,
        version: input.version,
        act: input.act,
        reason: input.reason,
        suggestions: input.suggestions,
        recommendation: input.recommendation,
        commentsToAuthor: input.comments_to_author,
        commentsToEditor: input.comments_to_editor,
        competingInterests: input.competing_interests,
        answers: input.answers,
      });
      if (!answered.ok) return answered;
      if (input.act === 'accept') await needs.prepareCopies(answered.value.articleId);
      return review(actor, input.id);
    },
    chooseReviewFiles: (actor, input) =>
      chooseReviewFiles(needs)(actor, { articleId: input.article_id, files: input.files }),
    saveRevision: async (actor, input) => {
      const sent = await submitRevision(needs)(actor, {
        id: input.id,
        articleId: input.article_id,
        version: input.version,
        reply: input.reply,
      });
      if (sent.ok) await needs.prepareCopies(input.article_id);
      return sent;
    },
    editorsFor: async (actor, { article_ids }) => ok(await editorsFor(db, actor, article_ids)),
    assignEditorToArticles: async (actor, { article_ids, user_id }, { language }) => {
      const assign = (articleId: string) =>
        addParticipant(needs)(actor, { articleId, personId: user_id, role: 'editor' });
      const outcomes = await eachByItself(article_ids, assign);
      return ok(outcomesOf(outcomes, () => bulk.assigned[language], language));
    },
    remindLateReviewers: async (actor, { article_ids }, { language }) => {
      const outcomes = await remindLateReviewers(db, needs)(actor, article_ids);
      return ok(outcomesOf(outcomes, (count) => bulk.reminded[language]({ count }), language));
    },
    finishStageWork: (actor, { article_id, id }) => finishStageWork(needs)(actor, { articleId: article_id, id }),
  };
};
