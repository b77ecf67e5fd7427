export type ExchangeFacts = {
  'article-was-imported': { about: 'article'; data: { references: number } };
  'journal-was-imported': { about: 'journal' };
};
