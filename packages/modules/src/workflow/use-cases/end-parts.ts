import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { assignedAccess } from '../../access/index.ts';
import { findArticle, lockPartsIn, type PartOf, participantsOf, removeParticipant } from '../../submissions/index.ts';
import { carriesPart, leavesWithoutEditor } from '../domain/participants.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { dropOpenWork } from '../store/stage-work.ts';
import { givePart } from './give-part.ts';

export type PartsToEnd = {
  journal: string;
  person: string;
  /** Who becomes the editor of what would be left without one. */
  successor: string | undefined;
};
export type EndingRefusal = 'articles-need-an-editor' | 'successor-cannot-edit';

const shownNumbers = 10;
const numbersOf = (parts: readonly PartOf[]): string => {
  const numbers = parts.map(({ number, articleId }) => number ?? articleId);
  return numbers.length > shownNumbers ? `${numbers.slice(0, shownNumbers).join(', ')} …` : numbers.join(', ');
};
const refused = (refusal: EndingRefusal, parts: readonly PartOf[]) =>
  refuse(refusal, [{ path: 'successor_id', code: refusal, named: numbersOf(parts) }]);

/**
 * In the transaction that took somebody's place in a journal, or made it less: ends what it carries no longer. An article that
 * is being handled keeps an editor: somebody takes over, or nothing is taken.
 */
export const endParts =
  (needs: WorkflowNeeds) =>
  async (trx: Trx, actor: Actor, { journal, person, successor }: PartsToEnd): Promise<Result<null, EndingRefusal>> => {
    const access = await assignedAccess(trx, journal, person);
    const ending = (await lockPartsIn(trx, journal, person)).filter(({ role }) => !carriesPart(access, role));
    const alone = ending.filter(leavesWithoutEditor);
    if (alone.length > 0 && (!successor || successor === person)) return refused('articles-need-an-editor', alone);
    for (const part of successor ? alone : []) {
      const article = await findArticle(trx, part.articleId);
      const given = article && {
        article,
        participants: await participantsOf(trx, article.id),
        level: 'decide' as const,
        personId: successor ?? '',
        role: 'editor' as const,
      };
      if (given && !(await givePart(needs)(trx, actor, given)).ok) return refused('successor-cannot-edit', [part]);
    }
    for (const { id, articleId, role } of ending) {
      await removeParticipant(trx, id);
      await dropOpenWork(trx, articleId, person);
      await needs.tell(trx, actor, {
        event: 'participant-was-removed',
        subject: { type: 'article', id: articleId },
        journal,
        data: { person, role },
      });
    }
    return ok(null);
  };
