import { describe, expect, it } from 'vitest';
import { readJats } from '../index.ts';
import { sampleArticle } from '../sample-article.ts';

const galley = (body: string, back = '', language = 'en'): string => {
  const read = readJats(sampleArticle({ body, back, language }), 'article.xml');
  if (!read.ok) throw new Error(read.defect.reason);
  return read.value.body;
};

describe('sections', () => {
  it('have headings from the second level down, with their number and id', () => {
    expect(galley('<sec id="s1"><label>1.</label><title>Aim</title><sec><title>Site</title><p>x</p></sec></sec>')).toBe(
      '<section id="s1"><h2><span class="label">1.</span> Aim</h2><section><h3>Site</h3><p>x</p></section></section>',
    );
  });

  it('without a title skip no level, and an id is used once', () => {
    expect(galley('<sec id="a"><sec id="a"><title>Aim</title><p>x</p></sec></sec>')).toBe(
      '<section id="a"><section><h2>Aim</h2><p>x</p></section></section>',
    );
  });

  it('say in which language they are when it is another, and let Arabic find its direction', () => {
    expect(galley('<sec xml:lang="ar"><title>مقدمة</title><p>نص</p></sec>')).toBe(
      '<section lang="ar"><h2 dir="auto">مقدمة</h2><p dir="auto">نص</p></section>',
    );
  });

  it('behind the text get a heading in the language of the article when they have none', () => {
    expect(galley('', '<ack><p>Terima kasih.</p></ack>', 'ms')).toContain('<h2>Penghargaan</h2>');
  });
});

describe('a paragraph', () => {
  it('is closed before a list and goes on behind it', () => {
    expect(
      galley('<p id="p">one <list list-type="alpha-lower"><list-item><p>two</p></list-item></list> three</p>'),
    ).toBe('<p id="p">one</p><ol type="a"><li><p>two</p></li></ol><p>three</p>');
  });

  it('keeps its emphasis and its no-break spaces', () => {
    expect(galley('<p><italic>a</italic>\n  <bold>b</bold>\u00a0c<sub>2</sub></p>')).toBe(
      '<p><i>a</i> <b>b</b>\u00a0c<sub>2</sub></p>',
    );
  });
});

describe('a file that a formatter broke into lines', () => {
  it('gets no spaces before punctuation or within brackets', () => {
    const mark = '<sup>\n(\n<xref ref-type="bibr" rid="B1">\n21\n</xref>\n)\n</sup>';
    expect(galley(`<p>Orlandi${mark}\n, p &lt; .05 and\n<italic>x</italic>\n.</p>`)).toBe(
      '<p>Orlandi<sup>(21)</sup>, p &lt; .05 and <i>x</i>.</p>',
    );
  });
});

describe('links', () => {
  it('lead from a citation to its entry in the reference list', () => {
    const refs =
      '<ref-list><title>References</title><ref id="B1"><label>1</label><mixed-citation>Lim 2020.</mixed-citation></ref></ref-list>';
    expect(galley('<p>As shown <xref ref-type="bibr" rid="B1">[1]</xref>.</p>', refs)).toBe(
      '<p>As shown <a class="xref xref-bibr" href="#B1" role="doc-biblioref">[1]</a>.</p>' +
        '<section id="references" class="bibliography" role="doc-bibliography"><h2>References</h2>' +
        '<ul class="references"><li id="B1"><span class="label">1</span> Lim 2020.</li></ul></section>',
    );
  });

  it('to something that is not there become words', () => {
    expect(galley('<p><xref ref-type="fig" rid="f9">Figure <bold>9</bold></xref></p>')).toBe('<p>Figure <b>9</b></p>');
  });

  it('to a DOI are complete, and do not nest', () => {
    expect(galley('<p><ext-link ext-link-type="doi" xlink:href="10.1000/a"><uri>x</uri></ext-link></p>')).toBe(
      '<p><a href="https://doi.org/10.1000/a">x</a></p>',
    );
  });
});

describe('floating parts', () => {
  it('a figure shows label, caption and description, says that its picture is missing, and counts it as lost', () => {
    const fig =
      '<fig id="f1"><label>Figure 1.</label><caption><title>Site</title><p>Map.</p></caption><alt-text>A map</alt-text><graphic xlink:href="f1.tif"/></fig>';
    const read = readJats(sampleArticle({ body: fig }), 'a.xml');
    expect(read.ok && read.value.losses).toEqual({ 'fig/graphic': 1 });
    expect(read.ok && read.value.body).toBe(
      '<figure id="f1" class="figure"><figcaption id="f1-caption"><p class="caption-title"><b class="label">Figure 1.</b> <b>Site</b></p><p>Map.</p></figcaption><div class="picture"><p class="missing">The picture is not here: it did not come with the text.</p></div><p class="description">A map</p></figure>',
    );
  });

  it('a picture in a line is told in brackets, one of several forms once, and a formula as one', () => {
    expect(galley('<p>a <inline-graphic xlink:href="a.gif"/> b</p>', '', 'ms')).toBe(
      '<p>a <span class="missing">[gambar]</span> b</p>',
    );
    const forms = '<alternatives><graphic xlink:href="a.tif"/><graphic xlink:href="a.png"/></alternatives>';
    expect(galley(`<fig>${forms}</fig>`).match(/class="missing"/g)).toHaveLength(1);
    expect(galley('<p>a <inline-formula><inline-graphic xlink:href="a.gif"/></inline-formula></p>')).toBe(
      '<p>a <span class="missing">[formula]</span></p>',
    );
  });

  it('a header without words is no header', () =>
    expect(
      galley('<table><thead><tr><th/><th>A</th></tr></thead><tbody><tr><th> </th><td>1</td></tr></tbody></table>'),
    ).toBe(
      '<div class="scroll" role="region" tabindex="0" aria-label="table"><table><thead><tr><td></td><th scope="col">A</th></tr></thead>' +
        '<tbody><tr><td></td><td>1</td></tr></tbody></table></div>',
    ));

  it('a wide formula moves by the keyboard under its number, a short one is no stop', () => {
    const formula = (signs: number) =>
      galley(
        `<disp-formula><label>(3)</label><mml:math><mml:mi>${'x'.repeat(signs)}</mml:mi></mml:math></disp-formula>`,
      );
    expect(formula(25)).toMatch(/^<div class="formula" role="region" tabindex="0" aria-label="formula \(3\)"><math/);
    expect(formula(24)).toMatch(/^<div class="formula"><math/);
  });

  it('a table keeps its spans and says what its heads belong to', () => {
    const table =
      '<table-wrap id="t"><label>Table 1</label><alternatives><graphic xlink:href="t.tif"/><table><thead><tr><td colspan="2">A</td></tr></thead><tbody><tr><th rowspan="2">B</th><td align="center">C</td></tr></tbody></table></alternatives><table-wrap-foot><fn id="n"><label>a</label><p>Note.</p></fn></table-wrap-foot></table-wrap>';
    expect(galley(table)).toBe(
      '<figure id="t" class="table"><figcaption id="t-caption"><p class="caption-title"><b class="label">Table 1</b></p></figcaption>' +
        '<div class="scroll" role="region" tabindex="0" aria-labelledby="t-caption"><table><thead><tr><th colspan="2" scope="col">A</th></tr></thead>' +
        '<tbody><tr><th rowspan="2" scope="row">B</th><td class="align-center">C</td></tr></tbody></table></div>' +
        '<div class="table-notes"><div id="n" class="note" role="doc-footnote"><p><span class="label">a</span> Note.</p></div></div></figure>',
    );
  });

  it('a table of the CALS model becomes one of HTML', () => {
    const head = '<thead><row><entry namest="a" nameend="b">A</entry></row></thead>';
    const rows =
      '<tbody><row><entry morerows="1">B</entry><entry align="right">C</entry></row><row><entry>D</entry></row></tbody>';
    const columns = '<colspec colname="a"/><colspec colname="b"/>';
    expect(galley(`<table-wrap><table><tgroup cols="2">${columns}${head}${rows}</tgroup></table></table-wrap>`)).toBe(
      '<figure class="table"><div class="scroll" role="region" tabindex="0" aria-label="table"><table><thead><tr><th colspan="2" scope="col">A</th></tr></thead>' +
        '<tbody><tr><td rowspan="2">B</td><td class="align-right">C</td></tr><tr><td>D</td></tr></tbody></table></div></figure>',
    );
  });

  it('a note within the text leaves its mark and moves to the end', () => {
    expect(galley('<p>Text<fn id="n1"><p>Note.</p></fn>.</p>')).toBe(
      '<p>Text<sup><a class="xref xref-fn" href="#n1" role="doc-noteref">1</a></sup>.</p>' +
        '<section class="notes" role="doc-endnotes"><h2>Notes</h2><div id="n1" class="note" role="doc-footnote"><p><span class="label">1</span> Note.</p></div></section>',
    );
  });
});

describe('formulas', () => {
  it('in MathML are kept, inline and on their own line, with the row that mfenced stands for', () => {
    const math =
      '<mml:math><mml:mfenced open="[" separators=";"><mml:mi>x</mml:mi><mml:mn>1</mml:mn></mml:mfenced></mml:math>';
    const row = '<mrow><mo>[</mo><mi>x</mi><mo>;</mo><mn>1</mn><mo>)</mo></mrow>';
    expect(galley(`<p>a <inline-formula>${math}</inline-formula></p>`)).toBe(
      `<p>a <math display="inline">${row}</math></p>`,
    );
    expect(galley(`<disp-formula id="e1"><label>(1)</label>${math}</disp-formula>`)).toBe(
      `<div id="e1" class="formula"><math display="block">${row}</math><span class="label">(1)</span></div>`,
    );
  });

  it('in TeX are text', () => {
    const tex = '<tex-math>\\documentclass{a}\\begin{document}$$x^2$$\\end{document}</tex-math>';
    expect(
      galley(
        `<p><inline-formula><alternatives>${tex}<inline-graphic xlink:href="x"/></alternatives></inline-formula></p>`,
      ),
    ).toBe('<p><code class="tex">$$x^2$$</code></p>');
  });
});

describe('what the reader does not know', () => {
  it('gives its words, as the treatments of taxonomy do', () => {
    const treatment =
      '<tp:taxon-treatment xmlns:tp="http://www.plazi.org/taxpub"><tp:nomenclature><tp:taxon-name>Shorea</tp:taxon-name></tp:nomenclature><tp:treatment-sec><title>Type</title><p>Pahang.</p></tp:treatment-sec></tp:taxon-treatment>';
    expect(galley(treatment)).toBe(
      '<section class="treatment"><p class="nomenclature">Shorea</p><section class="treatment"><h2>Type</h2><p>Pahang.</p></section></section>',
    );
    expect(galley('<p>a <invented>b</invented> c</p>')).toBe('<p>a b c</p>');
  });
});
