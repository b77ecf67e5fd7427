/** The one projection of an article per viewer (architecture 4.7): lists, pages, files, mails and the timeline ask it. */
export type Relation = 'author' | 'editor' | 'production' | 'reviewer' | 'public';
export type Anonymity = 'anonymous' | 'double-anonymous' | 'open';

export type Visibility = {
  /** Names, affiliations and ORCIDs of the contributors, and the title page. */
  authors: boolean;
  /** Names and affiliations of the reviewers. */
  reviewers: boolean;
  /** What reviewers wrote to the editor alone, and who the editors are. */
  editorial: boolean;
  /** File names as given: they often carry a name. */
  fileNames: 'all' | 'own';
};

export const visibilityFor = (relation: Relation, anonymity: Anonymity): Visibility => {
  switch (relation) {
    case 'editor':
      return { authors: true, reviewers: true, editorial: true, fileNames: 'all' };
    case 'author':
      return { authors: true, reviewers: anonymity === 'open', editorial: false, fileNames: 'own' };
    case 'production':
      return { authors: true, reviewers: false, editorial: false, fileNames: 'all' };
    case 'reviewer':
      return { authors: anonymity !== 'double-anonymous', reviewers: false, editorial: false, fileNames: 'own' };
    case 'public':
      return { authors: true, reviewers: false, editorial: false, fileNames: 'own' };
  }
};

/** The strictest of these modes; hidden in both directions where there is none. */
export const strictest = (modes: readonly (Anonymity | null | undefined)[]): Anonymity =>
  (['double-anonymous', 'anonymous', 'open'] as const).find((mode) => modes.includes(mode)) ?? 'double-anonymous';

/** A file as far as its readers depend on it. The round is its own: the one in which it came, else the one that is asked about. */
export type FileStanding = {
  use: string;
  anonymity: Anonymity;
  /** Whether the report that it came with is the author's to read: before that no author reads what reviewers wrote. */
  shared: boolean;
  /** What an editor chose for the reviewers; null: as its use says. */
  chosen: boolean | null;
};

/** Whether a file can be shown to reviewers at all: not what they write, not what comes after them, no names that are hidden. */
export const canBeReviewed = (use: string, anonymity: Anonymity): boolean =>
  use !== 'review' &&
  use !== 'copyedited' &&
  use !== 'galley' &&
  (use !== 'title-page' || anonymity !== 'double-anonymous');

/** Files of these uses are for the given viewer; a title page names the authors. */
export const seesFile = (relation: Relation, { use, anonymity, shared, chosen }: FileStanding): boolean => {
  switch (relation) {
    case 'editor':
      return true;
    case 'author':
      return use !== 'review' || (anonymity === 'open' && shared);
    case 'production':
      return use !== 'review' && use !== 'reply';
    case 'reviewer':
      return chosen !== false && canBeReviewed(use, anonymity);
    case 'public':
      return use === 'galley';
  }
};

/** How files of the types that are taken are usually called. */
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/msword': 'doc',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/x-tex': 'tex',
  'application/x-tex': 'tex',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/xml': 'xml',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/zip': 'zip',
  'application/epub+zip': 'epub',
  'application/postscript': 'eps',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
};

/** A name that says what the file is and not whose it is. Its ending follows from the type of the content: any other may be part of a name. */
export const neutralName = (use: string, mime: string): string => {
  const ending = endings[mime];
  return ending ? `${use}.${ending}` : use;
};
