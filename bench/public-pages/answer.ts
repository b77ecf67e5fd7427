import type { Db } from '@naskhah/db/tables';
import { journalsDirectory, searchArticles } from '@naskhah/modules/discovery';
import {
  type PublicArticle,
  publicArchive,
  publicArticle,
  publicGalley,
  publicIssue,
  publicJournal,
} from '@naskhah/modules/publishing';
import { severalJournals } from '@naskhah/site/page-cache';
import { type PageInput, renderPage } from '@naskhah/site/render-page.tsx';
import { languageOf, routeOf, type SiteParams } from '@naskhah/site/route';
import type { Surroundings } from '@naskhah/site/surroundings';

/** Stands for the citation processor, which has a bench of its own. */
const citations = (article: PublicArticle) => {
  const names = article.contributors.map(({ name }) => name).join(', ');
  const title = Object.values(article.title)[0] ?? '';
  const text = `${names} (2026). ${title}. <i>${article.journal.nameEn}</i>. https://doi.org/${article.doi}`;
  const bibtex = `@article{key,\n  author = {${names}},\n  title = {${title}},\n  doi = {${article.doi}}\n}`;
  return { apa: text, vancouver: text, bibtex, ris: `TY  - JOUR\nTI  - ${title}\nDO  - ${article.doi}\nER  -` };
};

type Found = { input: PageInput; journal: string };

const found = async (db: Db, params: SiteParams): Promise<Found | undefined> => {
  switch (params.page) {
    case 'journal': {
      const data = await publicJournal(db, params.path);
      return data && { input: { page: 'journal', data }, journal: data.journal.id };
    }
    case 'issue': {
      const data = await publicIssue(db, params.path, params.issueId, { page: params.at });
      return data && { input: { page: 'issue', data }, journal: data.journal.id };
    }
    case 'archive':
    case 'about': {
      const data = await publicArchive(db, params.path);
      return data && { input: { page: params.page, data }, journal: data.journal.id };
    }
    case 'article': {
      const data = await publicArticle(db, params.path, params.articleId);
      return data && { input: { page: 'article', data, citations: citations(data) }, journal: data.journal.id };
    }
    case 'galley': {
      const data = await publicGalley(db, params.path, params.articleId, params.galleyId);
      return data && { input: { page: 'galley', data }, journal: data.journal.id };
    }
    case 'journals': {
      const data = await journalsDirectory(db, { q: params.q, page: params.at, size: 25 });
      return { input: { page: 'journals', data, q: params.q, at: params.at }, journal: severalJournals };
    }
    case 'search': {
      const data = params.q
        ? await searchArticles(db, { ...params, page: params.at, size: 25 })
        : { total: 0, hits: [] };
      const journal = params.journal ? (await publicArchive(db, params.journal))?.journal.nameEn : undefined;
      return { input: { page: 'search', asked: params, data, journalName: journal }, journal: severalJournals };
    }
    case 'citation':
      return undefined;
  }
};

/** An address of the public side, answered the way a server does it: queries, then the page. */
export const answer = async (db: Db, address: string, at: Omit<Surroundings, 'language'>) => {
  const url = new URL(address, at.sites);
  const route = routeOf(url);
  const page = route && (await found(db, route.params));
  return {
    key: route?.key,
    journal: page?.journal ?? severalJournals,
    page: renderPage(page?.input ?? { page: 'not-found' }, { ...at, language: languageOf(url) }),
  };
};
