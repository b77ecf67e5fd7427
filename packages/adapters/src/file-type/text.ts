import { type FileType, kinds } from './kinds.ts';
import { markupType } from './markup.ts';

/** Bytes that no text has (WHATWG MIME Sniffing, 3, 'binary data byte'). */
const isBinaryByte = (code: number): boolean =>
  code <= 0x08 || code === 0x0b || (code >= 0x0e && code <= 0x1a) || (code >= 0x1c && code <= 0x1f);

const isBinary = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (isBinaryByte(text.charCodeAt(at))) return true;
  return false;
};

/** The text of the first bytes, of which the last character may be cut; nothing for binary content. */
const decoded = (bytes: Buffer): string | undefined => {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : '';
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return isBinary(text) ? undefined : text;
  } catch {
    const text = bytes.toString('latin1');
    return isBinary(text) ? undefined : text;
  }
};

const separators = (line: string, sign: string): number => line.replace(/"[^"]*"/g, '').split(sign).length - 1;

/** Rows of equal width; the last line may be cut. */
const isTable = (text: string, sign: string): boolean => {
  const lines = text.split(/\r?\n/).filter(Boolean).slice(0, 6);
  const counts = (lines.length > 2 ? lines.slice(0, -1) : lines).map((line) => separators(line, sign));
  return counts.length > 0 && counts.every((count) => count > 0 && count === counts[0]);
};

/** Among plain texts the name may say more than the content, as long as the content agrees. */
const byName: Record<string, (text: string) => FileType | undefined> = {
  csv: (text) => ([',', ';', '\t'].some((sign) => isTable(text, sign)) ? kinds.csv : undefined),
  tsv: (text) => (isTable(text, '\t') ? kinds.tsv : undefined),
  md: () => kinds.md,
  markdown: () => kinds.md,
  tex: (text) => (text.includes('\\') ? kinds.tex : undefined),
  bib: (text) => (/@\w+\s*[{(]/.test(text) ? kinds.bib : undefined),
  ris: (text) => (/^\s*TY {2}- /m.test(text) ? kinds.ris : undefined),
  json: (text) => (/^\s*[[{]/.test(text) ? kinds.json : undefined),
  css: (text) => (text.includes('{') ? kinds.css : undefined),
};

export const textType = (bytes: Buffer, extension: string): FileType => {
  const text = decoded(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) return kinds.bin;
  if (text.startsWith('{\\rtf')) return kinds.rtf;
  const markup = markupType(text);
  if (markup) return markup;
  if (/^\s*(?:%[^\n]*\n\s*)*\\(?:documentclass|documentstyle|input|begin\{document\})/.test(text)) return kinds.tex;
  return (Object.hasOwn(byName, extension) ? byName[extension]?.(text) : undefined) ?? kinds.txt;
};
