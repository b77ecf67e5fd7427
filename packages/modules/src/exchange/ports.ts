export type { ContributorInput } from '../submissions/index.ts';

import type { CreditRole } from '@naskhah/kernel/documents';
import type { Language } from '@naskhah/kernel/language';
import type { Result } from '@naskhah/kernel/result';
import type { CslItem } from './csl-item.ts';

/** The same words twice: as plain text, and as HTML made only of inline elements without attributes but `href`. */
export type ReadText = { text: string; html: string };

/** A text in a language (BCP 47; `und` where the file does not say). */
export type ReadTextIn = ReadText & { language: string };

/** A date as exact as the file has it. */
export type PartialDate = { year: number; month?: number; day?: number };

export type ReadJournal = {
  titles: string[];
  abbreviation?: string;
  issns: { value: string; kind: 'print' | 'electronic' | 'linking' | 'unknown' }[];
  publisher?: string;
  publisherPlace?: string;
  ids: { kind: string; value: string }[];
};

export type ReadTitle = ReadTextIn & { subtitle?: string; translated: boolean };

export type ReadAffiliation = {
  /** The affiliation as one readable line. */
  text: string;
  organisation?: string;
  division?: string;
  city?: string;
  country?: string;
  /** ISO 3166-1 alpha-2, where tagged. */
  countryCode?: string;
  /** The organisation's ROR address, where tagged. */
  ror?: string;
};

export type ReadContributor = {
  /** `author`, `editor`, ... as tagged (`contrib-type`); untagged ones are authors. */
  kind: string;
  /** The whole name in the order in which it is written, or the name of the group. */
  name: string;
  surname?: string;
  given?: string;
  prefix?: string;
  suffix?: string;
  isGroup: boolean;
  /** Bare identifier with hyphens, checked (ISO 7064 MOD 11-2). */
  orcid?: string;
  email?: string;
  corresponding: boolean;
  deceased: boolean;
  equal: boolean;
  /** Roles as written. */
  roles: string[];
  /** Names of the CRediT taxonomy, where tagged or written exactly, with how much of each was theirs where the file says so. */
  credit: { name: string; degree?: NonNullable<CreditRole['degree']> }[];
  affiliations: ReadAffiliation[];
  onBehalfOf?: string;
  biography?: string;
};

export type ReadAbstract = ReadTextIn & {
  /** `abstract`, `summary`, `graphical`, `key-points`, ... */
  kind: string;
  title?: string;
  translated: boolean;
};

export type ReadKeywords = { language: string; kind: string; title?: string; words: string[] };

/** Subjects from the outermost to the innermost heading. */
export type ReadSubject = { kind: string; language: string; path: string[] };

export type ReadDates = {
  received?: PartialDate;
  revised?: PartialDate[];
  accepted?: PartialDate;
  electronic?: PartialDate;
  print?: PartialDate;
  /** The date of the issue or volume that collects the article. */
  collection?: PartialDate;
  others: { kind: string; date: PartialDate }[];
};

export type ReadPlace = {
  volume?: string;
  issue?: string;
  issueTitle?: string;
  firstPage?: string;
  lastPage?: string;
  elocation?: string;
};

export type ReadLicence = {
  url?: string;
  text?: string;
  copyrightStatement?: string;
  copyrightYear?: number;
  copyrightHolder?: string;
};

export type ReadFunding = { funder?: string; funderId?: string; award?: string; recipients: string[] };

export type ReadRelated = { kind: string; idKind: string; id: string; title?: string };

export type ReadReference = {
  /** The element's id in the galley. */
  anchor: string;
  label?: string;
  /** The reference as one readable line. */
  text: string;
  item: CslItem;
};

/** A work that the article reviews. */
export type ReadReviewed = { text: string; item: CslItem };

export type ReadSubArticle = {
  /** `translation`, `decision-letter`, `reviewer-report`, `reply`, ... */
  kind: string;
  language: string;
  title: string;
  doi?: string;
  contributors: ReadContributor[];
  notes: { kind: string; text: string }[];
  body: string;
};

export type ReadArticle = {
  journal: ReadJournal;
  /** `research-article`, `correction`, `retraction`, ... as tagged. */
  kind: string;
  language: string;
  doi?: string;
  ids: { kind: string; value: string }[];
  titles: ReadTitle[];
  runningTitle?: string;
  contributors: ReadContributor[];
  abstracts: ReadAbstract[];
  keywords: ReadKeywords[];
  subjects: ReadSubject[];
  dates: ReadDates;
  place: ReadPlace;
  licence: ReadLicence;
  funding: ReadFunding[];
  fundingStatement?: string;
  /** Notes on the authors: conflicts, contributions, present addresses. */
  notes: { kind: string; text: string }[];
  related: ReadRelated[];
  reviewed: ReadReviewed[];
  references: ReadReference[];
  subArticles: ReadSubArticle[];
  /** The galley: safe, well-formed HTML to be put inside an `article` element below an `h1`. */
  body: string;
  /** How often content of each element was not kept, by `parent/element`. */
  losses: Record<string, number>;
};

/** Where a file is broken, and how. Line and column count from 1. */
export type FileDefect = { file: string; line: number; column?: number; reason: string };

export type ReadRefusal = 'not-well-formed' | 'not-an-article' | 'impossible-doi';

/** A refused file always names its defect. */
export type ReadOutcome =
  | Extract<Result<ReadArticle, ReadRefusal>, { ok: true }>
  | (Extract<Result<never, ReadRefusal>, { ok: false }> & { defect: FileDefect });

export type ReadJats = (bytes: Uint8Array, fileName: string) => ReadOutcome;

export type CitationStyle = 'apa' | 'vancouver';

/** How to cite a work: as HTML of inline elements and links, and as plain text. */
export type WriteCitation = (item: CslItem, style: CitationStyle, language: Language) => { html: string; text: string };

/** A read file, ready to be kept. */
export type ArticleFile = {
  name: string;
  bytes: Uint8Array;
  sha256: Buffer;
  article: ReadArticle;
  /** The journal to put it in; undefined: the one that the file names. */
  journalId: string | undefined;
};
