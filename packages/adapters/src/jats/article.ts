import type { ReadArticle, ReadSubArticle } from '@naskhah/modules/exchange';
import { abstractsOf, keywordsOf, subjectsOf } from './abstracts.ts';
import { authorNotesOf } from './author-notes.ts';
import { contributorsOf } from './contributors.ts';
import { datesOf } from './dates.ts';
import { metaOf } from './front.ts';
import { fundingOf } from './funding.ts';
import { journalOf } from './journal.ts';
import { languageOf } from './language.ts';
import { doiOf } from './link.ts';
import { lossesOf } from './losses.ts';
import { placeOf, relatedOf } from './place.ts';
import { referencesOf, reviewedOf } from './references/read.ts';
import { Anchors } from './render/anchors.ts';
import { renderBody } from './render/body.ts';
import { licenceOf } from './rights.ts';
import { filled, take } from './take.ts';
import { textOf } from './text.ts';
import { runningTitleOf, titlesOf } from './titles.ts';
import { attribute, child, children, type Element } from './tree.ts';

type Id = { kind: string; value: string };

const idsOf = (meta: Element | undefined): Id[] =>
  children(meta, 'article-id').flatMap((id) => {
    const value = take(id);
    return value ? [{ kind: attribute(id, 'pub-id-type') ?? 'other', value }] : [];
  });

const doiAmong = (ids: Id[]): string | undefined => doiOf(ids.find(({ kind }) => kind === 'doi')?.value);

/** What is tagged as the DOI of the article and cannot be one. */
export const impossibleDoiOf = (meta: Element): Element | undefined =>
  children(meta, 'article-id').find((id) => {
    const words = attribute(id, 'pub-id-type') === 'doi' ? textOf(id) : '';
    return words !== '' && doiOf(words) === undefined;
  });

/** Articles within the article, and those within them: a translated letter with its translated reply. */
const within = (element: Element): Element[] =>
  children(element, 'sub-article', 'response').flatMap((inner) => [inner, ...within(inner)]);

const subArticle = (element: Element, around: string, whole: Element): ReadSubArticle => {
  const meta = metaOf(element);
  const language = languageOf(element, around);
  const anchors = new Anchors();
  const cited = referencesOf(element, anchors);
  const shared = cited.length === 0 ? child(child(whole, 'back'), 'ref-list') : undefined;
  return filled<ReadSubArticle>({
    kind: attribute(element, 'article-type') ?? attribute(element, 'response-type') ?? element.name,
    language,
    title: titlesOf(meta, language)[0]?.text ?? '',
    doi: doiAmong(idsOf(meta)),
    contributors: contributorsOf(meta),
    notes: authorNotesOf(meta),
    body: renderBody(element, anchors, language, shared),
  });
};

/** A translation brings its title, abstract and keywords in a language of its own. */
const translationsOf = (subs: Element[], around: string): Pick<ReadArticle, 'titles' | 'abstracts' | 'keywords'> => {
  const metas = subs
    .filter((sub) => attribute(sub, 'article-type') === 'translation')
    .map((sub) => ({ meta: metaOf(sub), language: languageOf(sub, around) }));
  return {
    titles: metas.flatMap(({ meta, language }) =>
      titlesOf(meta, language)
        .slice(0, 1)
        .map((one) => ({ ...one, translated: true })),
    ),
    abstracts: metas.flatMap(({ meta, language }) =>
      abstractsOf(meta, language).map((one) => ({ ...one, translated: true })),
    ),
    keywords: metas.flatMap(({ meta, language }) => keywordsOf(meta, language)),
  };
};

export const articleOf = (root: Element): ReadArticle => {
  const meta = metaOf(root);
  const language = languageOf(root, 'und');
  const subs = within(root);
  const translations = translationsOf(subs, language);
  const { funding, statement } = fundingOf(meta);
  const ids = idsOf(meta);
  const anchors = new Anchors();
  const references = referencesOf(root, anchors);
  const article = filled<ReadArticle>({
    journal: journalOf(child(root, 'front')),
    kind: attribute(root, 'article-type') ?? 'other',
    language,
    doi: doiAmong(ids),
    ids: ids.filter(({ kind }) => kind !== 'doi'),
    titles: [...titlesOf(meta, language), ...translations.titles],
    runningTitle: runningTitleOf(meta),
    contributors: contributorsOf(meta),
    abstracts: [...abstractsOf(meta, language), ...translations.abstracts],
    keywords: [...keywordsOf(meta, language), ...translations.keywords],
    subjects: subjectsOf(meta, language),
    dates: datesOf(meta),
    place: placeOf(meta),
    licence: licenceOf(meta, language),
    funding,
    fundingStatement: statement,
    notes: authorNotesOf(meta),
    related: relatedOf(meta),
    reviewed: reviewedOf(meta),
    references,
    subArticles: subs.map((sub) => subArticle(sub, language, root)),
    body: renderBody(root, anchors, language),
    losses: {},
  });
  return { ...article, losses: lossesOf(root) };
};
