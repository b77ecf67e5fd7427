import { readdirSync, readFileSync } from 'node:fs';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { describe, expect, it } from 'vitest';
import { readJats } from './index.ts';
import { sampleArticle } from './sample-article.ts';

const defectOf = (bytes: Uint8Array) => {
  const read = readJats(bytes, 'article.xml');
  if (read.ok) throw new Error('was read');
  return { refusal: read.refusal, ...read.defect };
};

const titleOf = (bytes: Uint8Array): string | undefined => {
  const read = readJats(bytes, 'article.xml');
  return read.ok ? read.value.titles[0]?.text : read.defect.reason;
};

const bytesOf = (text: string, encoding: 'utf16le' | 'latin1' | 'utf8' = 'utf8'): Uint8Array =>
  Buffer.from(text, encoding);

const titled = (title: string, encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><article><front><article-meta><title-group><article-title>${title}</article-title></title-group></article-meta></front></article>`;

describe('a file that is no article', () => {
  it('is refused with the line where the parser gave up', () => {
    const whole = sampleArticle({ body: '<p>one</p>\n<p>two</p>' });
    const cut = whole.subarray(0, whole.length - 40);
    expect(defectOf(cut)).toMatchObject({ refusal: 'not-well-formed', file: 'article.xml', line: 8 });
    expect(defectOf(cut).reason).not.toBe('');
  });

  it('names a tag that closes the wrong element', () => {
    expect(defectOf(sampleArticle({ body: '<sec>\n<title>A</p>\n</sec>' }))).toMatchObject({
      line: 8,
      reason: expect.stringContaining('title'),
    });
  });

  it.each(['', 'plain text', '%PDF-1.7'])('is refused when it holds no XML: %j', (text) => {
    expect(defectOf(bytesOf(text))).toMatchObject({ refusal: 'not-well-formed', line: 1 });
  });

  it('is refused when it is other XML, or an article without a title', () => {
    expect(defectOf(bytesOf('<html><body/></html>'))).toMatchObject({ refusal: 'not-an-article', line: 1 });
    expect(defectOf(bytesOf('<article><front/></article>')).refusal).toBe('not-an-article');
    expect(defectOf(bytesOf(titled(' ', 'UTF-8'))).refusal).toBe('not-an-article');
  });
});

describe('the DOI of an article', () => {
  const withDoi = (doi: string) => sampleArticle({ meta: `\n<article-id pub-id-type="doi">${doi}</article-id>` });

  it.each(['10.12/x', 'doi', '10.1234', '10.1234/', '11.1234/x', '10.1234 / x', 'https://journal.test/10.1234/x'])(
    'is refused with its line where it is impossible: %s',
    (doi) => {
      const defect = { refusal: 'impossible-doi', line: 7, reason: `${doi} is no possible DOI` };
      expect(defectOf(withDoi(doi))).toMatchObject(defect);
    },
  );

  it.each([
    ['10.1234/x', '10.1234/x'],
    ['https://doi.org/10.1234/X(1)', '10.1234/X(1)'],
    ['10.1000.10/123', '10.1000.10/123'],
    [' ', undefined],
  ])('may be %s', (written, doi) => {
    const read = readJats(withDoi(written), 'article.xml');
    expect(read.ok && read.value.doi).toBe(doi);
  });
});

describe('the encoding of a file', () => {
  it('may be one of the older ones', () => {
    expect(titleOf(bytesOf(titled('Café', 'ISO-8859-1'), 'latin1'))).toBe('Café');
    expect(titleOf(bytesOf(titled('\x93Caf\xe9\x94', 'windows-1252'), 'latin1'))).toBe('“Café”');
    expect(titleOf(bytesOf(`\ufeff${titled('Café', 'UTF-16')}`, 'utf16le'))).toBe('Café');
  });

  it('is named as the reason when the bytes are not in it', () => {
    expect(defectOf(bytesOf(titled('Caf\xe9', 'UTF-8'), 'latin1')).reason).toMatch(/encoding/);
    expect(defectOf(bytesOf(titled('A', 'klingon'))).reason).toMatch(/klingon/);
  });
});

describe('entities', () => {
  const entity = (declaration: string, use: string): Uint8Array =>
    sampleArticle({ doctype: `<!DOCTYPE article [${declaration}]>`, body: `<p>${use}</p>` });

  it('of the file itself are put in, with those of the usual sets', () => {
    const doctype =
      '<!DOCTYPE article PUBLIC "-//NLM//DTD Journal Publishing DTD v3.0 20080202//EN" "x.dtd" [<!ENTITY uni "Universiti">]>';
    const read = readJats(sampleArticle({ doctype, body: '<p>&uni;&nbsp;&eacute;</p>' }), 'article.xml');
    expect(read.ok && read.value.body).toBe('<p>Universiti\u00a0é</p>');
  });

  it('of other files are not followed but counted as lost', () => {
    const read = readJats(entity('<!ENTITY x SYSTEM "file:///etc/hostname">', 'a &x; b'), 'article.xml');
    expect(read.ok && read.value).toMatchObject({ body: '<p>a &amp;x; b</p>', losses: { 'p/entity': 1 } });
  });

  it('that grow without bounds or turn in a circle are refused', () => {
    const letters = [...'abcdefghij'];
    const bomb = letters.map(
      (name, level) => `<!ENTITY ${name} "${level === 0 ? 'ha' : `&${letters[level - 1]};`.repeat(10)}">`,
    );
    expect(defectOf(entity(bomb.join(''), '&j;')).reason).toMatch(/amplification/);
    expect(defectOf(entity(bomb.join(''), '<xref rid="&j;"/>')).reason).toMatch(/amplification/);
    expect(defectOf(entity('<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;')).reason).toMatch(/loop/);
  });
});

describe('the cost of a file', () => {
  const timed = (bytes: Uint8Array): { reason: string; took: number } => {
    // Processor time, and twice the second that it takes alone: other tests share the processor.
    const start = process.cpuUsage();
    const { reason } = defectOf(bytes);
    return { reason, took: process.cpuUsage(start).user / 1000 };
  };

  it.each([
    [
      'a hundred thousand nested elements',
      () => sampleArticle({ body: `${'<sec>'.repeat(1e5)}${'</sec>'.repeat(1e5)}` }),
      /depth/,
    ],
    ['half a million elements', () => sampleArticle({ body: '<p/>'.repeat(5e5) }), /elements/],
    ['more than 32 MB', () => new Uint8Array(33 * 1024 * 1024).fill(60), /larger than 32 MB/],
    ['a text of twelve million letters', () => sampleArticle({ body: `<p>${'a'.repeat(1.2e7)}</p>` }), /too long/],
  ])('is bounded for %s', (_, make, reason) => {
    const answer = timed(make());
    expect(answer.reason).toMatch(reason);
    expect(answer.took).toBeLessThan(2000);
  });

  it('grows with the size and not with its square', () => {
    const people = '<contrib><name><surname>A</surname></name><xref ref-type="aff" rid="z"/></contrib>'.repeat(4000);
    const notes = '<fn><p>note</p></fn>'.repeat(4000);
    const meta = `<contrib-group>${people}</contrib-group>${'<aff id="q">x</aff>'.repeat(4000)}`;
    const start = process.cpuUsage();
    expect(titleOf(sampleArticle({ meta, body: `<p>${notes}</p>` }))).toBe('Hutan paya gambut');
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});

describeWithTestData('hostile files', (file) => {
  it('with external entities and bombs are refused with line and reason', () => {
    for (const name of readdirSync(file('security', 'xxe'))) {
      const { line, reason } = defectOf(readFileSync(file('security', 'xxe', name)));
      expect({ name, line, reason }).toEqual({ name, line: expect.any(Number), reason: expect.stringMatching(/.{5}/) });
    }
  });

  it('cut anywhere are refused with line and reason in less than a second', () => {
    const whole = readFileSync(file('jats', 'plos', '10-1371-journal-pone-0012262.xml'));
    for (const part of [0.001, 0.01, 0.1, 0.35, 0.7, 0.99, 0.99999]) {
      const start = performance.now();
      const { line, reason } = defectOf(whole.subarray(0, Math.floor(whole.length * part)));
      expect(line).toBeGreaterThan(0);
      expect(reason).not.toBe('');
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
