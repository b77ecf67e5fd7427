type OfIssue = { about: 'issue' };

export type PublishingFacts = {
  'volume-was-added': { about: 'journal'; data: { volume: string } };
  'volume-was-deleted': { about: 'journal'; data: { volume: string } };
  'issue-was-added': OfIssue;
  'issue-was-saved': OfIssue;
  'issue-was-sorted': OfIssue;
  'issue-was-deleted': OfIssue;
  'issue-publication-was-requested': OfIssue;
  'issue-was-returned': OfIssue;
  'issue-was-approved': OfIssue;
  'issue-was-published': { about: 'issue'; data: { articles: number } };
  'article-was-scheduled': { about: 'article'; data: { issue: string } };
  'article-was-unscheduled': { about: 'article'; data: { issue: string | null } };
  'article-was-published': { about: 'article'; data: { issue: string } };
  'galley-was-added': { about: 'article'; data: { galley: string; kind: string } };
  'galley-was-removed': { about: 'article'; data: { galley: string; kind: string } };
};
