import { type FileType, kinds } from './kinds.ts';

/** Names and, for the first stored entry, content of a ZIP: local file headers (APPNOTE 6.3.10, 4.3.7). */
const entries = (bytes: Buffer): { name: string; content: string }[] => {
  const found: { name: string; content: string }[] = [];
  for (let at = bytes.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4, 'latin1')) {
    if (at + 30 > bytes.length) break;
    const nameEnd = at + 30 + bytes.readUInt16LE(at + 26);
    const start = nameEnd + bytes.readUInt16LE(at + 28);
    const isStored = bytes.readUInt16LE(at + 8) === 0;
    const size = Math.min(bytes.readUInt32LE(at + 18), 200);
    found.push({
      name: bytes.toString('latin1', at + 30, nameEnd),
      content: isStored ? bytes.toString('latin1', start, start + size) : '',
    });
  }
  return found;
};

const stored: FileType[] = [kinds.epub, kinds.odt, kinds.ods, kinds.odp];

const folders: [string, FileType][] = [
  ['word/', kinds.docx],
  ['xl/', kinds.xlsx],
  ['ppt/', kinds.pptx],
];

/** EPUB and OpenDocument begin with an entry `mimetype`; Office Open XML is known by its folder. */
export const archiveType = (bytes: Buffer): FileType => {
  const inside = entries(bytes);
  const first = inside[0];
  if (first?.name === 'mimetype') return stored.find(({ mime }) => mime === first.content.trim()) ?? kinds.zip;
  const isOffice = inside.some(({ name }) => name === '[Content_Types].xml' || name === '_rels/.rels');
  const folder = folders.find(([start]) => inside.some(({ name }) => name.startsWith(start)));
  return (isOffice ? folder?.[1] : undefined) ?? kinds.zip;
};

const streams: [string, FileType][] = [
  ['WordDocument', kinds.doc],
  ['Workbook', kinds.xls],
  ['PowerPoint Document', kinds.ppt],
];

/** Old Office files are one container for all kinds; the directory names the stream (MS-CFB 2.6.1, UTF-16). */
export const compoundType = (bytes: Buffer, extension: string): FileType => {
  const found = streams.find(([name]) => bytes.includes(Buffer.from(name, 'utf16le')));
  const byName = streams.find(([, type]) => type.extension === extension);
  return found?.[1] ?? byName?.[1] ?? { mime: 'application/x-cfb', extension: 'cfb', label: 'CFB' };
};
