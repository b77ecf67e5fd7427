import { type Actor, isAdministrator, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { SubmissionsNeeds } from '../ports.ts';
import { articleOfAuthor, coAuthorsOf } from '../queries/authorship.ts';
import { askAuthor } from './ask-co-authors.ts';

/** Mails an author again whether they are one; the earlier link stops working. */
export const askAuthorAgain =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'contributor-not-found'>> =>
    needs.transaction(async (trx) => {
      const article = isAdministrator(actor) && !isSwitched(actor) ? await articleOfAuthor(trx, id) : undefined;
      const author = article && (await coAuthorsOf(trx, article.id)).find((one) => one.id === id);
      if (!author) return refuse('contributor-not-found');
      await askAuthor(trx, needs, article, author);
      await needs.tell(trx, actor, {
        event: 'author-was-asked-again',
        subject: { type: 'article', id: article.id },
        journal: article.journal.id,
        data: { contributor: id },
      });
      return ok({ done: true } as const);
    });
