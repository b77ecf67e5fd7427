export const countSigns = (text: string): number => [...text.trim()].length;

/** The languages that the metadata show: that of the article, the other of English and Malay, and those already used. */
export const tonguesShown = (language: string, used: readonly string[]): string[] => {
  const usual = ['en', 'ms'].filter((tongue) => tongue !== language);
  return [...new Set([language, ...usual, ...used])];
};
