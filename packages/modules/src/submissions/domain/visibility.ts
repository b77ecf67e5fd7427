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

/** Files of these uses are for the given viewer; a title page names the authors. */
export const seesFile = (relation: Relation, anonymity: Anonymity, use: string): boolean => {
  switch (relation) {
    case 'editor':
      return true;
    case 'author':
      return use !== 'review' || anonymity === 'open';
    case 'production':
      return use !== 'review' && use !== 'reply';
    case 'reviewer':
      return (
        use !== 'review' &&
        use !== 'copyedited' &&
        use !== 'galley' &&
        (use !== 'title-page' || anonymity !== 'double-anonymous')
      );
    case 'public':
      return use === 'galley';
  }
};

/** Endings that say how to open a file. Any other may be part of a name: 'Lim.Wei.Jian'. */
const endings = new Set(
  `pdf doc docx odt rtf tex txt md html htm xml epub ppt pptx odp xls xlsx ods csv tsv json png jpg jpeg tif tiff gif svg
  webp eps mp3 mp4 mov wav bib ris nbib py r rmd ipynb dta sav zip gz tar`.split(/\s+/),
);

/** A name that says what the file is and not whose it is; a known ending stays, it tells the program to open it with. */
export const neutralName = (use: string, filename: string): string => {
  const ending = /\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  return endings.has(ending) ? `${use}.${ending}` : use;
};
