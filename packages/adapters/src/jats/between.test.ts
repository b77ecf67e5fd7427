import { readFileSync } from 'node:fs';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { describe, expect, it } from 'vitest';
import { readJats } from './index.ts';
import { sampleArticle } from './sample-article.ts';

const written = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The file with something more before and behind each of its tags. */
const between = (file: string, more: string): Uint8Array => {
  const start = file.search(/<article[\s>]/);
  const inside = file
    .slice(start)
    .replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<[^>]*>/g, (tag) =>
      /^<[!?]/.test(tag) ? tag : `${more}${tag}${more}`,
    );
  return new TextEncoder().encode(file.slice(0, start) + inside);
};

const read = (bytes: Uint8Array) => readJats(bytes, 'article.xml');

const asides = [
  ['processing instructions', '<?break column?>'],
  ['comments', '<!-- proof 2 -->'],
  ['both, one behind the other', '<!-- a --><?b?><?c d="e"?><!-- f -->'],
] as const;

describe('what is no content of an article', () => {
  const doctype =
    '<!DOCTYPE article PUBLIC "-//NLM//DTD Journal Publishing DTD v3.0 20080202//EN" "x.dtd" [<!ENTITY uni "Universiti">]>';
  const whole = sampleArticle({
    doctype,
    meta: '<contrib-group><contrib><name><surname>Lim</surname><given-names>Wei</given-names></name></contrib></contrib-group><abstract><p>One <italic>two</italic> three.</p></abstract>',
    body: '<sec><title>Methods</title><p>&uni; <bold>a</bold>&nbsp;b<![CDATA[ <c> ]]></p><table-wrap><table><tr><td>1</td></tr></table></table-wrap></sec>',
    back: '<ref-list><ref id="r"><mixed-citation>Wong, <year>2020</year></mixed-citation></ref></ref-list>',
  });

  it.each(asides)('changes nothing between any two tags: %s', (_, more) => {
    const plain = read(whole);
    expect(plain).toMatchObject({ ok: true, value: { body: expect.stringContaining('Universiti') } });
    expect(read(between(written(whole), more))).toEqual(plain);
  });

  it('loses no word around it inside of a paragraph', () => {
    const article = read(
      sampleArticle({ doctype, body: '<p>a&nbsp;one\n<?a?>, <!-- b -->two<?c?>&eacute; three<?d?></p>' }),
    );
    expect(article.ok && article.value.body).toBe('<p>a\u00a0one, twoé three</p>');
  });
});

describeWithTestData('a real article', (file) => {
  it.each(asides)('is the same with %s between all its tags', (_, more) => {
    const bytes = readFileSync(file('jats', 'plos', '10-1371-journal-pone-0012262.xml'));
    expect(read(between(written(bytes), more))).toEqual(read(bytes));
  });
});
