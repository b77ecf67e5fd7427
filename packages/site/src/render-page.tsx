import { type AboutInput, renderAbout } from './pages/about/render.tsx';
import { type ArchiveInput, renderArchive } from './pages/archive/render.tsx';
import { type ArticleInput, renderArticle } from './pages/article/render.tsx';
import { type GalleyInput, renderGalley } from './pages/galley/render.tsx';
import { type IssueInput, renderIssue } from './pages/issue/render.tsx';
import { type JournalInput, renderJournal } from './pages/journal/render.tsx';
import { type JournalsInput, renderJournals } from './pages/journals/render.tsx';
import { type NotFoundInput, renderNotFound } from './pages/not-found/render.tsx';
import { renderSearch, type SearchInput } from './pages/search/render.tsx';
import type { RenderedPage } from './rendered-page.ts';
import type { Surroundings } from './surroundings.ts';

export type PageInput =
  | JournalInput
  | IssueInput
  | ArchiveInput
  | AboutInput
  | ArticleInput
  | GalleyInput
  | JournalsInput
  | SearchInput
  | NotFoundInput;

/** The door of the sites: values in, one whole HTML document out. No clock, no database, no request. */
export const renderPage = (input: PageInput, at: Surroundings): RenderedPage => {
  switch (input.page) {
    case 'journal':
      return renderJournal(input, at);
    case 'issue':
      return renderIssue(input, at);
    case 'archive':
      return renderArchive(input, at);
    case 'about':
      return renderAbout(input, at);
    case 'article':
      return renderArticle(input, at);
    case 'galley':
      return renderGalley(input, at);
    case 'journals':
      return renderJournals(input, at);
    case 'search':
      return renderSearch(input, at);
    case 'not-found':
      return renderNotFound(input, at);
  }
};
