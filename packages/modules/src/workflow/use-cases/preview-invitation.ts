import { spokenLanguage } from '@naskhah/db/spoken-language';
import type { Actor } from '@naskhah/kernel/actor';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { renderWritten, templateFor } from '../../messaging/index.ts';
import { takesReviewers } from '../domain/rounds.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articlePosition } from '../queries/article-position.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { personForMail } from '../queries/person-for-mail.ts';

type Preview = { mail: { to: string; subject: string; body: string }; answer_due: string; review_due: string };
type Refusal = 'article-not-found' | 'person-not-found' | 'not-allowed' | 'no-open-round';

/** The invitation as it will go out. The link stays a variable: it is made when the mail is sent, and only the reviewer gets it. */
export const previewInvitation =
  (needs: WorkflowNeeds) =>
  (
    actor: Actor,
    input: {
      articleId: string;
      personId: string | undefined;
      name: string | undefined;
      answerDue: string | undefined;
      reviewDue: string | undefined;
    },
  ): Promise<Result<Preview, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await articlePosition(trx, actor, input.articleId);
      if (!found) return refuse('article-not-found');
      if (found.level !== 'decide') return refuse('not-allowed');
      if (!takesReviewers(found.position)) return refuse('no-open-round');
      const person = input.personId
        ? await personForMail(trx, input.personId)
        : { name: input.name ?? '', firstname: input.name ?? '', language: await spokenLanguage(trx, 'en') };
      if (!person) return refuse('person-not-found');
      const days = await journalDays(trx, found.article.journalId, needs.clock());
      const template = await templateFor(trx, 'review-invitation', person.language, found.article.journalId);
      const answerDue = input.answerDue ?? days.answerDue;
      const reviewDue = input.reviewDue ?? days.reviewDue;
      const variables = {
        ...(await articleVariables(trx, found.article, person, needs.portalUrl)),
        answer_due: longDay(answerDue, person.language),
        review_due: longDay(reviewDue, person.language),
      };
      return ok({
        mail: {
          to: person.name,
          subject: renderWritten(template.subject, variables),
          body: renderWritten(template.body, variables),
        },
        answer_due: answerDue,
        review_due: reviewDue,
      });
    });
