/** Word processing files and spreadsheets: zipped XML, as OOXML or ODF. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withoutImageData } from './image.ts';
import { dropped, replaced, rules } from './office-rules.ts';
import { type Found, Uncleanable } from './traces.ts';

const mostBytes = 200e6;
const deepest = 2;

const unzipped = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let sum = 0;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      sum += originalSize;
      if (sum > mostBytes) throw new Uncleanable('too large');
      return true;
    },
  });
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Takes out what names a dropped part: its type, its relation, its entry in the manifest. */
const withoutNaming = (xml: string, gone: readonly string[]): string => {
  let text = xml;
  for (const name of gone) {
    const last = escaped(name);
    const file = escaped(name.replace(/^.*\//, ''));
    text = text
      .replace(new RegExp(`<Override\\b[^>]*PartName="/${last}"[^>]*/>`, 'g'), '')
      .replace(new RegExp(`<Relationship\\b[^>]*Target="[^"]*${file}"[^>]*/>`, 'g'), '')
      .replace(
        new RegExp(`<manifest:file-entry\\b[^>]*full-path="${last}"[^>]*(?:/>|></manifest:file-entry>)`, 'g'),
        '',
      );
  }
  return text;
};

const cleanXml = (name: string, bytes: Uint8Array, found: Found, gone: readonly string[]): Uint8Array => {
  // Of UTF-16 the rules would see nothing.
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe))
    throw new Uncleanable('an encoding that is not read');
  let xml = strFromU8(bytes);
  for (const { kind, part, find, put } of rules)
    if (part.test(name))
      xml = xml.replace(find, (whole: string, before: string, one?: string, other?: string) => {
        const value = one ?? other ?? '';
        if (replaced.has(value.trim())) return whole;
        if (kind !== 'session') found.add(kind, value.replace(/<[^>]*>/g, ' '));
        // An attribute that is cut goes with its name.
        if (put === '' && /=$/.test(before)) return '';
        return `${before}${put}`;
      });
  return strToU8(withoutNaming(xml, gone));
};

const cleanPart = (
  name: string,
  bytes: Uint8Array,
  found: Found,
  gone: readonly string[],
  depth: number,
): Uint8Array => {
  if (/\.(xml|rels|rdf)$/.test(name)) return cleanXml(name, bytes, found, gone);
  if (/\.(jpe?g|png|webp)$/i.test(name)) return withoutImageData(bytes, found) ?? bytes;
  if (/\.(docx|xlsx|pptx|odt|ods)$/i.test(name)) {
    if (depth >= deepest) throw new Uncleanable('files within files');
    return cleanOffice(bytes, found, depth + 1);
  }
  // A property set of an embedded OLE object ([MS-OLEPS]) names its author in binary.
  if (/\.(bin|doc|xls|ppt)$/i.test(name) && Buffer.from(bytes).includes(Buffer.from('SummaryInformation', 'utf16le')))
    throw new Uncleanable('an embedded object');
  return bytes;
};

/** The same file without what names its makers. Throws for what cannot be read. */
export const cleanOffice = (bytes: Uint8Array, found: Found, depth = 0): Uint8Array => {
  const parts = unzipped(bytes);
  const names = Object.keys(parts);
  if (names.includes('META-INF/documentsignatures.xml') || names.some((name) => name.startsWith('_xmlsignatures/')))
    throw new Uncleanable('signed');
  const gone = names.filter((name) => dropped.test(name));
  for (const name of gone)
    if (/people\.xml$|custom\.xml$/.test(name))
      for (const [, value = ''] of strFromU8(parts[name] ?? new Uint8Array()).matchAll(
        /(?:w15:author="([^"]+)"|<vt:lpwstr>([^<]+)<)/g,
      ))
        found.add('note', value);
  const kept = names
    .filter((name) => !dropped.test(name))
    // An ODF package begins with its type, stored as it is (ODF 1.3, part 2, 3.3).
    .sort((a, b) => Number(b === 'mimetype') - Number(a === 'mimetype'));
  const out: Record<string, [Uint8Array, { level: 0 | 6 }]> = {};
  for (const name of kept)
    out[name] = [
      cleanPart(name, parts[name] ?? new Uint8Array(), found, gone, depth),
      { level: name === 'mimetype' ? 0 : 6 },
    ];
  return zipSync(out, { mtime: new Date('1980-01-01T00:00:00') });
};

/** The words that a reader of the file sees, in order, with its headers, footnotes and comments. */
export const textOfOffice = (bytes: Uint8Array): string => {
  const parts = unzipped(bytes);
  return Object.keys(parts)
    .filter((name) => /^(word\/[^/]*\.xml|xl\/(sharedStrings|comments\d*)\.xml|content\.xml|styles\.xml)$/.test(name))
    .map((name) =>
      strFromU8(parts[name] ?? new Uint8Array())
        .replace(/<\/(?:\w+:)?(?:p|h|tc|si|tr)>|<(?:\w+:)?(?:br|tab|s)\b[^>]*\/>/g, ' ')
        .replace(/<[^>]*>/g, ''),
    )
    .join('\n');
};
