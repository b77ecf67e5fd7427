import { dayIn } from '@naskhah/kernel/day';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import {
  context,
  highlight,
  type SearchAnswer,
  type SearchHit,
  type Stretch,
  wordsAsked,
} from '@naskhah/modules/discovery';
import { discoveryWith } from '@naskhah/words/discovery/discovery';
import { site } from '@naskhah/words/site/site';
import { articleTypes } from '@naskhah/words/site/site-vocabulary';
import { say, sayWith, type Text } from '@naskhah/words/text';
import { authorLine } from '../../contents/contents-view.ts';
import { figure } from '../../contents/issue-name.ts';
import { journalName } from '../../frame/masthead-view.ts';
import { articlePath, inTongue, journalPath } from '../../paths.ts';
import type { Tongue } from '../../surroundings.ts';
import { longDate } from '../../text/dates.ts';
import { inOrder } from '../../text/languages.ts';
import type { SearchParams } from './params.ts';

export type HitView = {
  id: string;
  href: string;
  /** With its marks: in each stretch of letters the words that were asked for are found anew. */
  title: { text: string; lang: string | undefined; dir: 'auto' | undefined };
  authors: Stretch[];
  asked: readonly string[];
  context: { stretches: Stretch[]; lang: string | undefined; dir: 'auto' | undefined } | undefined;
  journal: { name: string; href: string };
  line: string;
  retracted: string | undefined;
};

export type SearchView = { total: string; hits: HitView[]; pages: number };

const hitsPerPage = 25;
const pagesAtMost = 400;

/** Of several languages the text that the search hits most; the article's own when none is hit. */
const best = (texts: Record<string, string>, own: string, reader: string, asked: readonly string[]) => {
  const hits = (text: string) => highlight(text, asked).filter(({ hit }) => hit).length;
  const ordered = inOrder(texts, own, reader).map((one) => ({
    ...one,
    marked: one.text,
    text: withoutMarks(one.text),
  }));
  return ordered.reduce<(typeof ordered)[number] | undefined>(
    (chosen, one) => (chosen && hits(chosen.text) >= hits(one.text) ? chosen : one),
    undefined,
  );
};

const hitView = (hit: SearchHit, asked: readonly string[], tongue: Tongue): HitView => {
  const title = best(hit.title, hit.language, tongue.language, asked);
  const abstract = best(hit.abstract, tongue.language, hit.language, asked);
  const type = (articleTypes as Record<string, Text>)[hit.articleType];
  const date = longDate(dayIn(hit.publishedAt, hit.timeZone), tongue.language);
  return {
    id: hit.id,
    href: inTongue(articlePath(hit.path, hit.id), tongue),
    title: {
      text: title?.marked ?? say(site.article, tongue.language),
      lang: title?.lang,
      dir: title?.dir,
    },
    asked,
    authors: highlight(authorLine(hit.names, hit.authors, tongue.language), asked),
    context: abstract && { stretches: context(abstract.text, asked), lang: abstract.lang, dir: abstract.dir },
    journal: {
      name: journalName({ nameEn: hit.journalEn, nameMs: hit.journalMs }, tongue.language),
      href: inTongue(journalPath(hit.path), tongue),
    },
    line: [type && say(type, tongue.language), date].filter(Boolean).join(' · '),
    retracted: hit.status === 'retracted' ? say(site.retractedMark, tongue.language) : undefined,
  };
};

export const searchView = (answer: SearchAnswer, { q }: SearchParams, tongue: Tongue): SearchView => {
  const asked = wordsAsked(q);
  return {
    total: sayWith(discoveryWith.hits, tongue.language, {
      count: figure(answer.total),
      one: answer.total === 1,
      more: answer.more,
    }),
    hits: answer.hits.map((hit) => hitView(hit, asked, tongue)),
    pages: Math.min(pagesAtMost, Math.max(1, Math.ceil(answer.total / hitsPerPage))),
  };
};
