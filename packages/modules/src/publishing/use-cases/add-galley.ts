import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { attachmentById } from '../../media/index.ts';
import { lockArticles } from '../../submissions/index.ts';
import type { PublishingNeeds } from '../ports.ts';
import { galleyRights } from '../queries/galley-rights.ts';
import { findGalley, galleyCount, insertGalley, isGalley } from '../store/galley.ts';
import { openArticleForChange } from './open-for-change.ts';

type Kind = 'pdf' | 'html' | 'xml' | 'epub' | 'supplementary';
type Input = {
  id: string | undefined;
  articleId: string;
  attachmentId: string;
  kind: Kind;
  label: string;
  language: string;
};
type Refusal =
  | 'another-content'
  | 'article-not-found'
  | 'file-not-found'
  | 'not-allowed'
  | 'wrong-type'
  | 'issue-public';

const mimes: Record<Kind, readonly string[] | undefined> = {
  pdf: ['application/pdf'],
  html: ['text/html'],
  xml: ['application/xml', 'text/xml'],
  epub: ['application/epub+zip'],
  supplementary: undefined,
};

/** Makes a galley of an uploaded file of the right type. If the article is set in an issue, what was approved is void. */
export const addGalley =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      await lockArticles(trx, [input.articleId]);
      const rights = await galleyRights(trx, actor, input.articleId);
      if (!rights) return refuse('article-not-found');
      if (!rights.edit) return refuse('not-allowed');
      const file = await attachmentById(trx, input.attachmentId);
      if (!file || file.refId !== input.articleId || file.use !== 'galley') return refuse('file-not-found');
      const wanted = mimes[input.kind];
      if (wanted && !wanted.includes(file.mime)) return refuse('wrong-type', [{ path: 'kind', code: 'wrong-type' }]);
      // Sent without an id, the same galley of the same file is one galley.
      if (!input.id && (await isGalley(trx, input))) return ok({ done: true } as const);
      if (input.id && (await findGalley(trx, input.id)))
        return (await wasMadeFrom(trx, input.id, input)) ? ok({ done: true } as const) : refuse('another-content');
      const opened = await openArticleForChange(trx, input.articleId, needs.clock());
      if (!opened.ok) return opened;
      const id = input.id ?? needs.newId();
      await noteMadeFrom(trx, id, input);
      await insertGalley(trx, {
        id,
        submissionId: input.articleId,
        kind: input.kind,
        label: input.label,
        language: input.language,
        position: await galleyCount(trx, input.articleId),
        attachmentId: input.attachmentId,
        now: needs.clock(),
      });
      await needs.tell(trx, actor, {
        event: 'galley-was-added',
        subject: { type: 'article', id: input.articleId },
        journal: rights.journalId,
        data: { galley: id, kind: input.kind },
      });
      return ok({ done: true } as const);
    });
