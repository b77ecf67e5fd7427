import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { salutationOf } from '@naskhah/kernel/person-name';
import type { ArticleRow } from '../../submissions/index.ts';

/** The variables that every mail about an article shares. */
export const articleVariables = async (
  db: Db,
  article: ArticleRow,
  to: { name: string; firstname: string; language: Language },
  portalUrl: string,
): Promise<Record<string, string>> => {
  const journal = await db
    .selectFrom('journals.journal')
    .select(['name_en', 'name_ms'])
    .where('id', '=', article.journalId)
    .executeTakeFirstOrThrow();
  return {
    firstname: to.firstname,
    salutation: salutationOf(to, to.language),
    number: article.number ?? '',
    title: inLanguage(article.title, article.language),
    title_lang: languageOf(article.title, article.language),
    journal: inLanguage({ en: journal.name_en, ms: journal.name_ms }, to.language),
    article_url: `${portalUrl}/private/article-management/article-workflow/${article.id}`,
  };
};
