export type Piece = { from: number; text: string; href?: string };

const address = /https?:\/\/[^\s<>"]+|(?:doi:\s*)?\b10\.\d{4,9}\/[^\s<>"]+/gi;

export const doiAddress = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replaceAll('#', '%23').replaceAll('?', '%3F')}`;

/** A full stop, comma or bracket at the end of an address belongs to the sentence, unless the bracket was opened inside. */
const trimmed = (found: string): string => {
  let text = found;
  for (;;) {
    const last = text.at(-1) ?? '';
    const opened = last === ')' && text.split('(').length >= text.split(')').length;
    if (!/[.,;:!?)\]}'’”]/.test(last) || opened) return text;
    text = text.slice(0, -1);
  }
};

const target = (text: string): string => (/^https?:/i.test(text) ? text : doiAddress(text.replace(/^doi:\s*/i, '')));

/** A reference with its addresses as links; its DOI is added where the text does not have it. */
export const linked = (raw: string, doi: string | null): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of raw.matchAll(address)) {
    const found = trimmed(match[0]);
    if (match.index > from) pieces.push({ from, text: raw.slice(from, match.index) });
    pieces.push({ from: match.index, text: found, href: target(found) });
    from = match.index + found.length;
  }
  if (from < raw.length) pieces.push({ from, text: raw.slice(from) });
  if (doi && !raw.toLowerCase().includes(doi.toLowerCase()))
    pieces.push(
      { from: raw.length, text: ' ' },
      { from: raw.length + 1, text: `https://doi.org/${doi}`, href: doiAddress(doi) },
    );
  return pieces;
};
