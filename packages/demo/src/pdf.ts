/** A small PDF of one page (ISO 32000-1, 7.5): title, authors and abstract in the fonts that every reader has. */
type Page = { journal: string; title: string; authors: string; heading: string; abstract: string; foot: string };
type Line = { text: string; font: 'F1' | 'F2' | 'F3'; size: number; gap: number };

const left = 72;
const width = 451;

/** WinAnsi (ISO 32000-1, annex D): Latin letters as they are, the typographic marks by their own codes. */
const marks: Record<string, number> = {
  '–': 150,
  '—': 151,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '…': 133,
  '•': 149,
};

const encoded = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = marks[letter] ?? letter.codePointAt(0) ?? 63;
      if (code > 255) return '?';
      if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
      return code < 127 ? letter : `\\${code.toString(8).padStart(3, '0')}`;
    })
    .join('');

/** Wraps by the mean width of Times at this size; a little short of the edge is never seen. */
const wrapped = (text: string, style: Omit<Line, 'text'>): Line[] => {
  const most = Math.floor(width / (style.size * (style.font === 'F2' ? 0.5 : 0.445)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.map((one, at) => ({ ...style, text: one, gap: at === 0 ? style.gap : 0 }));
};

const contentOf = (page: Page): string => {
  const lines = [
    ...wrapped(page.journal, { font: 'F3', size: 10, gap: 0 }),
    ...wrapped(page.title, { font: 'F2', size: 18, gap: 26 }),
    ...wrapped(page.authors, { font: 'F1', size: 11, gap: 12 }),
    ...wrapped(page.heading, { font: 'F2', size: 11, gap: 22 }),
    ...wrapped(page.abstract, { font: 'F1', size: 11, gap: 4 }),
    ...wrapped(page.foot, { font: 'F3', size: 9, gap: 28 }),
  ];
  let y = 770;
  const drawn = lines.map((line) => {
    y -= line.gap + line.size * 1.35;
    return `BT /${line.font} ${line.size} Tf ${left} ${y.toFixed(1)} Td (${encoded(line.text)}) Tj ET`;
  });
  return drawn.join('\n');
};

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

export const onePagePdf = (page: Page): Buffer => {
  const content = contentOf(page);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Times-Roman'),
    font('Times-Bold'),
    font('Times-Italic'),
    `<< /Title (${encoded(page.title)}) /Author (${encoded(page.authors)}) >>`,
  ];
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
};
