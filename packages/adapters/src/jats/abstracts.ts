import type { ReadAbstract, ReadKeywords, ReadSubject } from '@naskhah/modules/exchange';
import { languageOf } from './language.ts';
import { richBlocks } from './rich-text.ts';
import { filled, take } from './take.ts';
import { textOf } from './text.ts';
import { attribute, child, children, type Element, keep } from './tree.ts';

const abstract = (element: Element, language: string): ReadAbstract => {
  const title = textOf(child(element, 'title')) || textOf(child(element, 'label')) || undefined;
  const words = richBlocks(element, language, ['title', 'label', 'object-id']);
  const kind = attribute(element, 'abstract-type') ?? 'abstract';
  return filled({ ...words, language, kind, title, translated: element.name === 'trans-abstract' });
};

export const abstractsOf = (meta: Element | undefined, language: string): ReadAbstract[] =>
  children(meta, 'abstract', 'trans-abstract')
    .map((element) => abstract(element, languageOf(element, element.name === 'abstract' ? language : 'und')))
    .filter(({ text }) => text !== '');

const wordsOfGroup = (group: Element): string[] => {
  const single = children(group, 'kwd', 'nested-kwd').map((word) => textOf(word));
  const compound = children(group, 'compound-kwd').map((word) =>
    children(word, 'compound-kwd-part').map(textOf).filter(Boolean).join(': '),
  );
  const running = children(group, 'unstructured-kwd-group').flatMap((line) => textOf(line).split(/\s*[;,]\s*/));
  return [...single, ...compound, ...running].filter(Boolean);
};

export const keywordsOf = (meta: Element | undefined, language: string): ReadKeywords[] =>
  children(meta, 'kwd-group')
    .map((group) => {
      keep(group);
      return filled<ReadKeywords>({
        language: languageOf(group, language),
        kind: attribute(group, 'kwd-group-type') ?? 'author',
        title: textOf(child(group, 'title', 'label')) || undefined,
        words: wordsOfGroup(group),
      });
    })
    .filter(({ words }) => words.length > 0);

const paths = (group: Element, above: string[]): string[][] => {
  const subjects = children(group, 'subject', 'compound-subject')
    .map(take)
    .filter((one) => one !== undefined);
  const inner = children(group, 'subj-group').flatMap((one) => paths(one, [...above, ...subjects.slice(-1)]));
  if (inner.length > 0) return [...subjects.slice(0, -1).map((one) => [...above, one]), ...inner];
  return subjects.map((one) => [...above, one]);
};

export const subjectsOf = (meta: Element | undefined, language: string): ReadSubject[] =>
  children(child(meta, 'article-categories'), 'subj-group').flatMap((group) =>
    paths(group, []).map((path) => ({
      kind: attribute(group, 'subj-group-type') ?? 'subject',
      language: languageOf(group, language),
      path,
    })),
  );
