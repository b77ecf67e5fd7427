type OfArticle = { about: 'article' };
type OfContributor = { about: 'article'; data: { contributor: string } };

export type SubmissionsFacts = {
  'submission-was-started': OfArticle;
  'submission-was-saved': OfArticle;
  'submission-was-deleted': OfArticle;
  'article-was-submitted': { about: 'article'; data: { number: string } };
  'contributor-was-added': OfArticle;
  'contributor-was-changed': OfArticle;
  'contributor-was-removed': OfArticle;
  'contributors-were-ordered': OfArticle;
  'author-was-asked-again': OfContributor;
  'authorship-was-confirmed': OfContributor;
  'authorship-was-declined': OfContributor;
  'authorship-was-restored': OfContributor;
};
