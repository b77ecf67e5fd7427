import type { Actor } from '@naskhah/kernel/actor';
import type { DecisionKind } from '@naskhah/kernel/article-words';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { renderTemplate, templateFor } from '../../messaging/index.ts';
import { asksForRevision, tellsAuthor } from '../domain/decide.ts';
import { openDecisions } from '../domain/decisions.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articlePosition } from '../queries/article-position.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';

type Preview = {
  /** Whether an accepted article goes to production at once, as the journal does without copyediting. */
  straightToProduction: boolean;
  mail: { to: string; subject: string; body: string } | null;
  revisions_due: string | null;
};
type Refusal = 'article-not-found' | 'not-allowed' | 'decision-not-open';

/** The mail that a decision will send, as it stands before anybody writes over it. */
export const previewDecision =
  (needs: WorkflowNeeds) =>
  (
    actor: Actor,
    articleId: string,
    kind: DecisionKind,
    revisionsDue: string | undefined,
  ): Promise<Result<Preview, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await articlePosition(trx, actor, articleId);
      if (!found) return refuse('article-not-found');
      if (found.level !== 'decide' && found.level !== 'recommend') return refuse('not-allowed');
      if (!openDecisions(found.position).includes(kind)) return refuse('decision-not-open');
      const straightToProduction = found.position.skipped.includes('copyediting');
      const author = found.participants.find((part) => part.role === 'author');
      if (!author || !tellsAuthor(kind) || found.level !== 'decide')
        return ok({ straightToProduction, mail: null, revisions_due: null });
      const days = await journalDays(trx, found.article.journalId, needs.clock());
      const due = revisionsDue ?? days.revisionsDue;
      const template = await templateFor(trx, `decision-${kind}`, author.language, found.article.journalId);
      const variables = {
        ...(await articleVariables(trx, found.article, author, needs.portalUrl)),
        note: '',
        due: longDay(due, author.language),
      };
      return ok({
        straightToProduction,
        mail: {
          to: author.name,
          subject: renderTemplate(template.subject, variables),
          body: renderTemplate(template.body, variables),
        },
        revisions_due: asksForRevision(kind) ? due : null,
      });
    });
