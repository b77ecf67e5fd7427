const [ooxml, odf] = ['application/vnd.openxmlformats-officedocument.', 'application/vnd.oasis.opendocument.'];

/** Texts without a format of their own: what an author calls a list of commas or a few lines of TeX is theirs to say. */
const texts = [
  'text/plain',
  'text/markdown',
  'text/csv',
  'text/tab-separated-values',
  'text/x-tex',
  'application/x-tex',
  'application/json',
  'application/x-bibtex',
  'application/x-research-info-systems',
  'text/css',
];
const markup = ['application/xml', 'text/xml', 'application/xhtml+xml'];

/** What a file with this ending holds. */
const contents: Record<string, readonly string[]> = {
  pdf: ['application/pdf'],
  docx: [`${ooxml}wordprocessingml.document`],
  xlsx: [`${ooxml}spreadsheetml.sheet`],
  pptx: [`${ooxml}presentationml.presentation`],
  odt: [`${odf}text`],
  ods: [`${odf}spreadsheet`],
  odp: [`${odf}presentation`],
  doc: ['application/msword'],
  xls: ['application/vnd.ms-excel'],
  ppt: ['application/vnd.ms-powerpoint'],
  rtf: ['application/rtf', 'text/rtf'],
  epub: ['application/epub+zip'],
  zip: ['application/zip'],
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  webp: ['image/webp'],
  gif: ['image/gif'],
  svg: ['image/svg+xml'],
  eps: ['application/postscript'],
  ps: ['application/postscript'],
  mp4: ['video/mp4'],
  mp3: ['audio/mpeg'],
  html: ['text/html', 'application/xhtml+xml'],
  htm: ['text/html', 'application/xhtml+xml'],
  xhtml: markup,
  xml: markup,
  txt: texts,
  md: texts,
  markdown: texts,
  tex: texts,
  csv: texts,
  tsv: texts,
  json: texts,
  bib: texts,
  ris: texts,
};

const endingOf = (filename: string): string => /\.([a-z0-9]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';

/** Whether a file is what the ending of its name says. Of a name without an ending, or with one that nobody knows, nothing is said. */
export const isNamedAs = (filename: string, mime: string): boolean => {
  const ending = endingOf(filename);
  return !Object.hasOwn(contents, ending) || (contents[ending]?.includes(mime) ?? true);
};
