/** PDF (ISO 32000): the Info dictionary, XMP of the document and of its parts, authors of annotations, attached files. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { TraceKind } from '@naskhah/kernel/file-trace';
import { withoutImageData } from './image.ts';
import { type Found, Uncleanable } from './traces.ts';

const name = (text: string) => PDFName.of(text);
const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

const info: Record<string, TraceKind> = {
  Author: 'author',
  Creator: 'device',
  Producer: 'device',
  Company: 'organisation',
  Manager: 'author',
  Subject: 'note',
  Keywords: 'note',
  SourceModified: 'date',
};

/** Entries that hold private data of programs, attached files, or the time of editing. */
const cut = ['Metadata', 'PieceInfo', 'LastModified', 'AF', 'EF', 'EmbeddedFiles'].map(name);

const cleanDictionary = (dict: PDFDict, found: Found): void => {
  const type = dict.get(name('Type'));
  if (type === name('Sig') || type === name('DocTimeStamp')) throw new Uncleanable('signed');
  for (const key of cut) {
    if (dict.has(key) && key === name('EmbeddedFiles')) found.add('note', 'attached files');
    dict.delete(key);
  }
  const subtype = dict.get(name('Subtype'));
  if (dict.has(name('Subtype')) && dict.has(name('Rect')) && dict.has(name('T')) && subtype !== name('Widget')) {
    found.add('reviser', textOf(dict.lookup(name('T'))));
    dict.delete(name('T'));
    dict.delete(name('M'));
    dict.delete(name('CreationDate'));
    dict.delete(name('FS'));
  }
};

const cleanStream = (stream: PDFRawStream, found: Found): PDFRawStream => {
  const filter = stream.dict.get(name('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only !== name('DCTDecode')) return stream;
  const clean = withoutImageData(stream.getContents(), found);
  return clean ? PDFRawStream.of(stream.dict, clean) : stream;
};

/** Everything below one object, without following references: those are objects of their own. */
const walk = (object: PDFObject, found: Found): void => {
  if (object instanceof PDFRawStream) walk(object.dict, found);
  if (object instanceof PDFDict) {
    cleanDictionary(object, found);
    for (const value of object.values()) walk(value, found);
  }
  if (object instanceof PDFArray) for (const value of object.asArray()) walk(value, found);
};

/** What an object refers to, itself and through what it holds. */
const refsIn = (object: PDFObject): PDFRef[] => {
  if (object instanceof PDFRef) return [object];
  if (object instanceof PDFRawStream) return refsIn(object.dict);
  if (object instanceof PDFDict) return object.values().flatMap(refsIn);
  return object instanceof PDFArray ? object.asArray().flatMap(refsIn) : [];
};

/** Takes away what no page leads to any more: earlier versions, and what hung on what was cut. */
const dropUnreached = ({ context }: PDFDocument): void => {
  const reached = new Set<PDFRef>();
  const open = context.trailerInfo.Root ? refsIn(context.trailerInfo.Root) : [];
  for (let ref = open.pop(); ref; ref = open.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    const object = context.lookup(ref);
    if (object) open.push(...refsIn(object));
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
};

/** The same document without what names its makers. Throws for an encrypted or signed one, and for what cannot be read. */
export const cleanPdf = async (bytes: Uint8Array, found: Found): Promise<Uint8Array> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  const { context } = document;
  if (!(context.lookup(context.trailerInfo.Root) instanceof PDFDict)) throw new Uncleanable('a broken file');
  const { Info } = context.trailerInfo;
  const dict = Info && context.lookup(Info);
  if (dict instanceof PDFDict)
    for (const [key, kind] of Object.entries(info)) found.add(kind, textOf(dict.lookup(name(key))));
  if (Info instanceof PDFRef) context.delete(Info);
  context.trailerInfo.Info = undefined;
  // The identifier joins versions of one document (ISO 32000-1, 14.4).
  context.trailerInfo.ID = undefined;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const type = object instanceof PDFRawStream ? object.dict.get(name('Type')) : undefined;
    if (type === name('Metadata') || type === name('EmbeddedFile')) {
      if (type === name('Metadata') && object instanceof PDFRawStream && !object.dict.has(name('Filter')))
        for (const [, who = ''] of Buffer.from(object.getContents())
          .toString('utf8')
          .matchAll(/<dc:creator>[\s\S]*?<rdf:li[^>]*>([^<]*)</g))
          found.add('author', who);
      context.delete(ref);
      continue;
    }
    walk(object, found);
    if (object instanceof PDFRawStream) context.assign(ref, cleanStream(object, found));
  }
  dropUnreached(document);
  return document.save({ updateFieldAppearances: false, addDefaultPage: false });
};
