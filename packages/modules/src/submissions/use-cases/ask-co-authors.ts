import { spokenLanguage } from '@naskhah/db/spoken-language';
import type { Trx } from '@naskhah/db/tables';
import { inLanguage, type LocalizedText, languageOf } from '@naskhah/kernel/language';
import { keyedHash } from '../../identity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { coAuthorsOf } from '../queries/authorship.ts';
import { keepLink } from '../store/authorship.ts';

type Article = {
  id: string;
  number: string;
  title: LocalizedText;
  language: string;
  journal: { id: string; name_en: string; name_ms: string };
  submitter: string | null;
  submitterName: string;
};

type Author = Awaited<ReturnType<typeof coAuthorsOf>>[number];

/** One author by a link of their own; a link that was mailed before stops working. */
export const askAuthor = async (trx: Trx, needs: SubmissionsNeeds, article: Article, author: Author): Promise<void> => {
  const token = needs.randomToken();
  await keepLink(trx, author.id, { hash: keyedHash(needs.secret, token) });
  const language = await spokenLanguage(trx, author.language ?? (article.language === 'ms' ? 'ms' : 'en'));
  await queueMail(needs)(trx, {
    event: 'co-author-confirmation',
    to: { personId: author.person_id, address: author.email, language },
    variables: {
      name: author.name,
      submitter: article.submitterName,
      number: article.number,
      title: inLanguage(article.title, article.language),
      title_lang: languageOf(article.title, article.language),
      journal: inLanguage({ en: article.journal.name_en, ms: article.journal.name_ms }, language),
      confirm_url: `${needs.portalUrl}/authorship/${token}`,
    },
    journal: article.journal.id,
    subject: { type: 'article', id: article.id },
  });
};

/** Who submits has said so by submitting; every other author with an e-mail address is asked by a link of their own. */
export const askCoAuthors = async (trx: Trx, needs: SubmissionsNeeds, article: Article): Promise<void> => {
  const now = needs.clock();
  for (const author of await coAuthorsOf(trx, article.id)) {
    if (author.person_id === article.submitter) await keepLink(trx, author.id, { confirmedAt: now });
    else await askAuthor(trx, needs, article, author);
  }
};
