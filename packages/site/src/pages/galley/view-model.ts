import type { PublicGalley } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { authorLine } from '../../contents/contents-view.ts';
import { issueName } from '../../contents/issue-name.ts';
import { articlePath, galleyPath, inTongue } from '../../paths.ts';
import type { Surroundings } from '../../surroundings.ts';
import { inOrder, type Tongued } from '../../text/languages.ts';

export type GalleyPageView = {
  back: { label: string; href: string };
  issue: string;
  title: Tongued;
  authors: string;
  retracted: string | undefined;
  others: { id: string; label: string; href: string }[];
  /** Trusted: made safe when it was stored. */
  html: string;
  language: string;
  doi: string | null;
  cite: { label: string; href: string };
  /** The first headings that can be jumped to; their words are trusted HTML without elements. */
  contents: { id: string; html: string }[];
};

const heading =
  /<section[^>]*? id="([^"]+)"[^>]*><h2[^>]*>([\s\S]*?)<\/h2>|<h2[^>]*? id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

/** A list of contents, from three headings on: below that, it is longer than what it leads through. */
const contentsOf = (html: string): GalleyPageView['contents'] => {
  const found = [...html.matchAll(heading)].map(([, section, within, own, words]) => ({
    id: section ?? own ?? '',
    html: (within ?? words ?? '').replace(/<[^>]*>/g, '').trim(),
  }));
  return found.length < 3 ? [] : found;
};

export const galleyView = (galley: PublicGalley, at: Surroundings): GalleyPageView => {
  const { language } = at;
  const { article, journal, issue } = galley;
  const [title] = inOrder(article.title, article.language, language);
  return {
    back: { label: say(site.backToArticle, language), href: inTongue(articlePath(journal.path, article.id), at) },
    issue: issue ? issueName(issue, language) : '',
    title: title ?? { text: say(site.article, language), lang: undefined, dir: undefined },
    authors: authorLine(
      article.names.map(({ name }) => name),
      article.authors,
      language,
    ),
    retracted: article.status === 'retracted' ? say(site.retracted, language) : undefined,
    others: article.galleys
      .filter(({ id, kind }) => id !== galley.id && kind === 'pdf')
      .map(({ id, label }) => ({ id, label, href: galleyPath(journal.path, article.id, id) })),
    html: galley.html ?? `<p>${say(site.noHtml, language)}</p>`,
    language: galley.language,
    doi: article.doi,
    cite: { label: say(site.howToCite, language), href: `${inTongue(articlePath(journal.path, article.id), at)}#cite` },
    contents: contentsOf(galley.html ?? ''),
  };
};
