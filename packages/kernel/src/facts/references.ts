export type ReferencesFacts = {
  'references-were-saved': { about: 'article'; data: { count: number } };
};
