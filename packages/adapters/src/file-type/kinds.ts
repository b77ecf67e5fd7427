/** What a file is: its media type, the usual extension, and a short name that is the same in every language. */
export type FileType = { mime: string; extension: string; label: string };

const kind = (extension: string, mime: string, label: string): FileType => ({ mime, extension, label });

export const kinds = {
  bib: kind('bib', 'application/x-bibtex', 'BibTeX'),
  bin: kind('bin', 'application/octet-stream', 'BIN'),
  css: kind('css', 'text/css', 'CSS'),
  csv: kind('csv', 'text/csv', 'CSV'),
  doc: kind('doc', 'application/msword', 'DOC'),
  docx: kind('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'DOCX'),
  epub: kind('epub', 'application/epub+zip', 'EPUB'),
  html: kind('html', 'text/html', 'HTML'),
  jats: kind('xml', 'application/xml', 'JATS XML'),
  json: kind('json', 'application/json', 'JSON'),
  md: kind('md', 'text/markdown', 'Markdown'),
  odp: kind('odp', 'application/vnd.oasis.opendocument.presentation', 'ODP'),
  ods: kind('ods', 'application/vnd.oasis.opendocument.spreadsheet', 'ODS'),
  odt: kind('odt', 'application/vnd.oasis.opendocument.text', 'ODT'),
  ppt: kind('ppt', 'application/vnd.ms-powerpoint', 'PPT'),
  pptx: kind('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PPTX'),
  ris: kind('ris', 'application/x-research-info-systems', 'RIS'),
  rtf: kind('rtf', 'application/rtf', 'RTF'),
  svg: kind('svg', 'image/svg+xml', 'SVG'),
  tex: kind('tex', 'application/x-tex', 'TeX'),
  tsv: kind('tsv', 'text/tab-separated-values', 'TSV'),
  txt: kind('txt', 'text/plain', 'TXT'),
  xhtml: kind('xhtml', 'application/xhtml+xml', 'XHTML'),
  xls: kind('xls', 'application/vnd.ms-excel', 'XLS'),
  xlsx: kind('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'XLSX'),
  xml: kind('xml', 'application/xml', 'XML'),
  zip: kind('zip', 'application/zip', 'ZIP'),
} as const;

export const named = (mime: string, extension: string): FileType =>
  Object.values(kinds).find((one) => one.mime === mime) ?? kind(extension, mime, extension.toUpperCase());

export const extensionOf = (fileName: string): string => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
