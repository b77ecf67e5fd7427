import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { readJats } from '../index.ts';
import { sampleArticle } from '../sample-article.ts';

const bodyOf = (body: string): string => {
  const read = readJats(sampleArticle({ body }), 'article.xml');
  if (!read.ok) throw new Error(read.defect.reason);
  return read.value.body;
};

const names = [
  'p',
  'sec',
  'title',
  'italic',
  'xref',
  'ext-link',
  'uri',
  'email',
  'list',
  'list-item',
  'fig',
  'caption',
  'table-wrap',
  'table',
  'tr',
  'td',
  'fn',
  'boxed-text',
  'disp-formula',
  'mml:math',
  'mml:mtext',
  'mml:annotation-xml',
  'mml:maction',
  'tex-math',
  'code',
  'script',
  'style',
  'iframe',
  'object',
  'svg',
  'img',
  'a',
  'form',
  'base',
  'meta',
  'named-content',
  'supplementary-material',
  'ref-list',
];

const attributeNames = [
  'id',
  'rid',
  'xlink:href',
  'href',
  'src',
  'style',
  'onclick',
  'onerror',
  'class',
  'ref-type',
  'colspan',
  'mathcolor',
  'xml:lang',
  'actiontype',
];

const values = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '"><script>',
    "' onload='x",
    'red;background:url(x)',
    '//x.test',
    'a b',
    '10.1000/x"y',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const plain = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/gu, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const node: fc.Arbitrary<string> = fc.letrec<{ node: string; text: string; element: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, tie('text'), tie('element')),
  text: values.map(plain),
  element: fc
    .tuple(
      fc.constantFrom(...names),
      fc.dictionary(fc.constantFrom(...attributeNames), values, { maxKeys: 4 }),
      fc.array(tie('node'), { maxLength: 4 }),
    )
    .map(([name, having, inside]) => {
      const attributes = Object.entries(having).map(
        ([key, value]) => ` ${key}="${plain(value).replace(/[\t\n\r]/g, ' ')}"`,
      );
      return `<${name}${attributes.join('')}>${inside.join('')}</${name}>`;
    }),
})).node;

const safeElements =
  /^(a|aside|b|blockquote|br|caption|code|dd|div|dl|dt|figcaption|figure|h[2-6]|hr|i|li|math|m[a-z]+|none|ol|p|pre|ruby|rt|rp|s|section|semantics|span|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/;

const safeAttributes =
  /^(id|class|lang|dir|href|role|scope|colspan|rowspan|type|tabindex|aria-label|aria-labelledby|display|mathcolor)$/;

describe('a galley made from hostile markup', () => {
  it('is well-formed and holds only chosen elements, attributes and addresses', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const galley = XmlDocument.fromString(`<div>${bodyOf(nodes.join(''))}</div>`);
        const elements = galley.root.find('.//*').map((element) => ('name' in element ? String(element.name) : ''));
        const attributes = galley.root
          .find('.//@*')
          .map((one) => ['name' in one ? String(one.name) : '', one.content] as const);
        galley.dispose();
        expect(elements.filter((name) => !safeElements.test(name))).toEqual([]);
        expect(attributes.filter(([name]) => !safeAttributes.test(name))).toEqual([]);
        for (const [name, value] of attributes) {
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|ftp:\/\/|mailto:|#)/);
          if (name === 'id') expect(value).toMatch(/^[a-z][\w.-]*$/i);
          if (name === 'mathcolor') expect(value).not.toMatch(/[:;]|url/i);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['an address that runs a script', '<p><ext-link xlink:href="javascript:alert(1)">x</ext-link></p>', '<p>x</p>'],
    ['an element of HTML', '<p><script>alert(1)</script></p>', '<p>alert(1)</p>'],
    [
      'markup written as text',
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    ['an attribute that ends early', '<p id="a&quot; onclick=&quot;x">x</p>', '<p id="a--onclick--x">x</p>'],
  ])('has nothing left of %s', (_, given, expected) => expect(bodyOf(given)).toBe(expected));
});
