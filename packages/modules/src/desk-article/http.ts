import type { Answers } from '@naskhah/contract/answers';
import type { deskArticle } from '@naskhah/contract/desk-article/calls';
import type { Db } from '@naskhah/db/tables';
import { ok, refuse } from '@naskhah/kernel/result';
import type { DeskArticleNeeds } from './ports.ts';
import { articleRecord } from './queries/article-record.ts';
import { timeline } from './queries/timeline.ts';

export const deskArticleAnswers = (db: Db, needs: DeskArticleNeeds): Answers<typeof deskArticle> => ({
  getDataArtikel: async (actor, { id }) => {
    const record = await articleRecord(db, actor, id, needs.clock());
    return record ? ok(record) : refuse('article-not-found');
  },
  logsArticle: async (actor, { id, doc_id }, { language }) => {
    const wanted = id ?? doc_id;
    const entries = wanted ? await timeline(db, actor, wanted, language) : undefined;
    return entries ? ok(entries) : refuse('article-not-found');
  },
});
