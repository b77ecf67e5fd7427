/** Where the parts of OOXML (ECMA-376) and ODF (ISO/IEC 26300) name people; measured on 140 files. */
import type { TraceKind } from '@naskhah/kernel/file-trace';

type Rule = {
  kind: TraceKind;
  part: RegExp;
  /** What comes before the value, the value, and what comes after it. */
  find: RegExp;
  put: string;
};

const property = (kind: TraceKind, part: RegExp, names: string): Rule => ({
  kind,
  part,
  find: new RegExp(`(<(?:\\w+:)?(?:${names})\\b[^>]*>)([^<]*)(?=<)`, 'g'),
  put: '',
});
const attribute = (kind: TraceKind, part: RegExp, names: string, put: string): Rule => ({
  kind,
  part,
  find: new RegExp(`(\\s(?:\\w+:)?(?:${names})=)(?:"([^"]*)"|'([^']*)')`, 'g'),
  put: `"${put}"`,
});
const cut = (kind: TraceKind, part: RegExp, find: RegExp): Rule => ({ kind, part, find, put: '' });

const core = /^docProps\/core\.xml$/;
const app = /^docProps\/app\.xml$/;
const word = /^word\/.*\.xml$/;
const openDocument = /^(?:[^/]+\/)*(?:content|styles|meta)\.xml$/;

export const rules: readonly Rule[] = [
  property('author', core, 'creator|lastModifiedBy'),
  property('date', core, 'lastPrinted'),
  property('note', core, 'description|category|contentStatus'),
  property('organisation', app, 'Company|Manager'),
  property('place', app, 'HyperlinkBase|Template'),
  // Comments and changes stay, by nobody in particular.
  attribute('reviser', /^(word|xl|ppt)\/.*\.xml$/, 'author|userId|providerId', 'Author'),
  attribute('reviser', word, 'initials', 'A'),
  // Numbers of editing sessions join the files of one person.
  cut('session', word, /(\sw:rsid\w*=)(?:"([^"]*)"|'([^']*)')/g),
  cut('session', /^word\/settings\.xml$/, /()(<w:rsids>[\s\S]*?<\/w:rsids>)/g),
  cut('place', /^word\/settings\.xml$/, /()(<w:attachedTemplate\b[^>]*\/>|<w:docVars>[\s\S]*?<\/w:docVars>)/g),
  cut('place', /\.rels$/, /()(<Relationship\b[^>]*attachedTemplate[^>]*\/>)/g),
  { kind: 'place', part: /\.rels$/, find: /(\sTarget=)(?:"(file:[^"]*)"|'(file:[^']*)')/g, put: '"about:blank"' },
  { kind: 'reviser', part: /^xl\/comments.*\.xml$/, find: /(<author>)([^<]*)(?=<)/g, put: 'Author' },
  attribute('reviser', /^xl\/persons\/.*\.xml$/, 'displayName', 'Author'),
  attribute('author', /^xl\/workbook\.xml$/, 'userName', 'Author'),
  attribute('place', /^xl\/workbook\.xml$/, 'url', ''),
  property('author', openDocument, 'initial-creator|printed-by|contributor'),
  { kind: 'reviser', part: openDocument, find: /(<dc:creator\b[^>]*>)([^<]*)(?=<)/g, put: 'Author' },
  property('reviser', openDocument, 'creator-initials|sender-initials'),
  property('note', /^meta\.xml$/, 'description'),
  cut('note', /^meta\.xml$/, /()(<meta:user-defined\b[^>]*(?:\/>|>[\s\S]*?<\/meta:user-defined>))/g),
  cut('place', /^meta\.xml$/, /()(<meta:template\b[^>]*\/>)/g),
  property('author', /^(?:content|styles)\.xml$/, 'author-name|author-initials|sender-\\w+'),
  {
    kind: 'place',
    part: /^settings\.xml$/,
    find: /(<config:config-item\b[^>]*config:name="(?:PrinterName|PrinterSetup|CurrentDatabaseDataSource)"[^>]*>)([^<]*)(?=<)/g,
    put: '',
  },
];

/** Parts that hold nothing else than what is to go; what names them goes with them. */
export const dropped =
  /^(docProps\/(custom\.xml|thumbnail\.\w+)|word\/people\.xml|customXml\/.*|Thumbnails\/.*|layout-cache)$/;

/** What our own replacement looks like when it is read again. */
export const replaced: ReadonlySet<string> = new Set(['', 'Author', 'A', 'about:blank']);
