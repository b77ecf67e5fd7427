import { readFileSync } from 'node:fs';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { describe, expect, it } from 'vitest';
import { typeOf } from './index.ts';

const labelOf = async (content: string | Uint8Array, name: string): Promise<string> =>
  (await typeOf(typeof content === 'string' ? Buffer.from(content) : content, name)).label;

describe('the type of a text', () => {
  it.each([
    [
      '<?xml version="1.0"?><!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96)//EN" "x"><article/>',
      'a.txt',
      'JATS XML',
    ],
    ['<article article-type="x"><front/></article>', 'a.xml', 'JATS XML'],
    ['<?xml version="1.0"?><records/>', 'a.html', 'XML'],
    ['<!-- note --><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 'SVG'],
    ['\ufeff<!DOCTYPE html><title>x</title>', 'a.txt', 'HTML'],
    ['<script>alert(1)</script>', 'a.csv', 'HTML'],
    ['{\\rtf1 x}', 'a.txt', 'RTF'],
    ['% comment\n\\documentclass{article}', 'a', 'TeX'],
    ['\\section{A}', 'a.tex', 'TeX'],
    ['no commands at all', 'a.tex', 'TXT'],
    ['a,b\n"1,5",2\n3,4\n5,', 'a.csv', 'CSV'],
    ['a;b\n1;2', 'a.csv', 'CSV'],
    ['just words\nwithout columns', 'a.csv', 'TXT'],
    ['a,b\n1,2', 'a.txt', 'TXT'],
    ['# Heading', 'a.md', 'Markdown'],
    ['@article{x, year = 2020}', 'a.bib', 'BibTeX'],
    ['TY  - JOUR\r\nER  - ', 'a.ris', 'RIS'],
  ])('%j in %s is told by its content', async (content, name, label) =>
    expect(await labelOf(content, name)).toBe(label),
  );

  it('is found in the older encodings and in UTF-16', async () => {
    expect(await labelOf(Buffer.from('Caf\xe9', 'latin1'), 'a.txt')).toBe('TXT');
    expect(await labelOf(Buffer.from('\ufeff<html></html>', 'utf16le'), 'a.txt')).toBe('HTML');
  });

  it('is none for bytes that no text has', async () => {
    expect(await typeOf(Buffer.from([1, 2, 3, 0, 255]), 'a.txt')).toMatchObject({ mime: 'application/octet-stream' });
    expect(await labelOf('', 'a.pdf')).toBe('BIN');
  });
});

describeWithTestData('files as they are uploaded', (file) => {
  const head = (folder: string[], name: string, size: number): Uint8Array =>
    readFileSync(file(...folder, name)).subarray(0, size);

  it.each(['docx', 'odt', 'pdf', 'xlsx', 'zip'])('are told apart, whole or from the first bytes: %s', async (kind) => {
    for (const size of [2 ** 20, 65536, 4100]) {
      const type = await typeOf(head(['ojs', 'files'], `dummy.${kind}`, size), 'renamed.bin');
      expect({ size, extension: type.extension }).toEqual({ size, extension: kind });
    }
  });

  it.each([
    ['imagemagick_ghostscript_cmd_exec.pdf', 'application/postscript'],
    ['imagetragik1_payload_imageover_wget.gif', 'text/plain'],
    ['xss.xml', 'text/html'],
    ['include.shtml', 'text/html'],
    ['xss.url.url', 'text/html'],
    ['SVG_XSS1.svg', 'image/svg+xml'],
    ['GIF_exploit.gif', 'image/gif'],
    ['zip-slip.zip', 'application/zip'],
    ['clamav-test/clam.ole.doc', 'application/msword'],
    ['clamav-test/clam.exe.html', 'text/html'],
  ])('do not become what their name says: %s', async (name, mime) => {
    expect((await typeOf(head(['security', 'uploads'], name, 65536), name)).mime).toBe(mime);
  });
});
