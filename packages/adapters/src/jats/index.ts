import type { FileDefect, ReadJats, ReadRefusal } from '@naskhah/modules/exchange';
import { articleOf, impossibleDoiOf } from './article.ts';
import { metaOf } from './front.ts';
import { parse } from './parse.ts';
import { textOf } from './text.ts';
import { titlesOf } from './titles.ts';

const refuse = (refusal: ReadRefusal, defect: FileDefect) => ({ ok: false, refusal, defect }) as const;

/**
 * An article in JATS 1.x, NLM 2.3 or 3.0 or TaxPub. Reads nothing but the bytes given: no DTD, no external entity,
 * no network. A broken file is refused with the line and the reason.
 */
export const readJats: ReadJats = (bytes, fileName) => {
  const parsed = parse(bytes);
  if (!parsed.ok) return refuse('not-well-formed', { file: fileName, ...parsed.defect });
  const { root } = parsed;
  const not = (reason: string) => refuse('not-an-article', { file: fileName, line: root.line, reason });
  if (root.name !== 'article') return not(`The outermost element is ${root.name}, not article`);
  const meta = metaOf(root);
  if (!meta) return not('The article has no article-meta');
  const impossible = impossibleDoiOf(meta);
  if (impossible) {
    const { line } = impossible;
    return refuse('impossible-doi', { file: fileName, line, reason: `${textOf(impossible)} is no possible DOI` });
  }
  if (titlesOf(meta, 'und').length === 0) return not('The article has no title');
  return { ok: true, value: articleOf(root) };
};
