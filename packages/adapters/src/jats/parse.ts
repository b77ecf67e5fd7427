import type { FileDefect } from '@naskhah/modules/exchange';
import { decodeHTMLStrict } from 'entities';
import {
  ParseOption,
  type XmlAttribute,
  XmlCData,
  XmlDocument,
  XmlElement,
  XmlEntityReference,
  XmlParseError,
  XmlText,
} from 'libxml2-wasm';
import { inUtf8 } from './encoding.ts';
import type { Element } from './tree.ts';

/** No article of the open archives comes near it; it bounds the memory that one file can take. */
const largest = 32 * 1024 * 1024;

/**
 * Nothing is read but the bytes given: no external DTD, no external entity. Entities that the file itself declares
 * are put in below; the parser has then already refused a bomb by its growth.
 */
const options =
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NO_SYS_CATALOG |
  ParseOption.XML_PARSE_NOCDATA |
  ParseOption.XML_PARSE_BIG_LINES;

/** Prefixes are the file's own choice: these are the names under which the reader knows the namespaces. */
const prefixes: Record<string, string> = {
  'http://www.w3.org/1999/xlink': 'xlink',
  'http://www.w3.org/XML/1998/namespace': 'xml',
  'http://www.w3.org/1998/Math/MathML': 'mml',
  'http://www.plazi.org/taxpub': 'tp',
  'http://www.niso.org/schemas/ali/1.0': 'ali',
  'http://www.niso.org/schemas/ali/1.0/': 'ali',
};

const nameOf = (node: XmlElement | XmlAttribute): string =>
  node.prefix ? `${prefixes[node.namespaceUri] ?? node.prefix}:${node.name}` : node.name;

/** Entities of the DTD that is not read: the ISO sets that JATS names are nearly the names of HTML. */
const character = (name: string): string | undefined => {
  const decoded = decodeHTMLStrict(`&${name};`);
  return decoded.startsWith('&') && decoded.length > 1 ? undefined : decoded;
};

/** More than any article has; a file of ten megabytes of empty elements would take a hundred times its size. */
const most = 250_000;

class TooManyElements extends Error {}

const unknownEntity = (name: string, line: number): Element => ({
  name: 'entity',
  attributes: { name },
  children: [`&${name};`],
  line,
  kept: false,
});

/** Text goes on behind a comment: it stays one piece. */
const add = ({ children }: Element, more: Element | string): void => {
  const last = children.at(-1);
  if (typeof last === 'string' && typeof more === 'string') children[children.length - 1] = last + more;
  else children.push(more);
};

/** The parser's tree ends at a processing instruction: everything behind one would be lost without a word. */
const withoutInstructions = (root: XmlElement): XmlElement => {
  for (const instruction of root.find('.//processing-instruction()')) instruction.remove();
  return root;
};

const plain = (source: XmlElement, inMath: boolean, count: { elements: number }): Element => {
  count.elements += 1;
  if (count.elements > most) throw new TooManyElements();
  const bare = nameOf(source);
  const isMath = bare === 'math' || bare === 'mml:math';
  const name = isMath ? 'mml:math' : inMath && !bare.includes(':') ? `mml:${bare}` : bare;
  const element: Element = { name, attributes: {}, children: [], line: source.line, kept: false };
  for (const attribute of source.attrs) element.attributes[nameOf(attribute)] = attribute.value;
  for (let node = source.firstChild; node; node = node.next) {
    if (node instanceof XmlElement) element.children.push(plain(node, inMath || isMath, count));
    else if (node instanceof XmlText || node instanceof XmlCData) add(element, node.content);
    else if (node instanceof XmlEntityReference)
      add(element, node.content || (character(node.name) ?? unknownEntity(node.name, node.line)));
  }
  return element;
};

type Parsed = { ok: true; root: Element } | { ok: false; defect: Omit<FileDefect, 'file'> };

const broken = (line: number, column: number | undefined, reason: string): Parsed => ({
  ok: false,
  defect: { line: Math.max(line, 1), ...(column ? { column } : {}), reason },
});

const defectOf = (error: unknown): Parsed => {
  if (error instanceof TooManyElements) return broken(1, undefined, `The file has more than ${most} elements`);
  if (!(error instanceof XmlParseError)) throw error;
  const first = error.details.find(({ level }) => level >= 2);
  return broken(first?.line ?? 1, first?.col, first?.message.trim() || 'Not an XML file');
};

export const parse = (bytes: Uint8Array): Parsed => {
  if (bytes.length > largest) return broken(1, undefined, `The file is larger than ${largest / 1024 / 1024} MB`);
  const input = inUtf8(bytes);
  if (!input.ok) return broken(1, undefined, input.reason);
  let source: XmlDocument | undefined;
  try {
    source = XmlDocument.fromBuffer(input.bytes, {
      option: input.recoded ? options | ParseOption.XML_PARSE_IGNORE_ENC : options,
    });
    return { ok: true, root: plain(withoutInstructions(source.root), false, { elements: 0 }) };
  } catch (error) {
    return defectOf(error);
  } finally {
    source?.dispose();
  }
};
