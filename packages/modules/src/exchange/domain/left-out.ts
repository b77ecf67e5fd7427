import type { ReadArticle } from '../ports.ts';
import { addTo, type Losses } from './counted.ts';
import { isAuthor } from './people.ts';

/** What the reader understood and the record has no place for, named as the elements of the file are. */
export const leftOut = (article: ReadArticle): Losses => {
  const losses: Losses = {};
  const authors = article.contributors.filter(isAuthor);
  const where = (holds: (one: (typeof authors)[number]) => unknown) => authors.filter(holds).length;
  const { place } = article;
  addTo(losses, 'contrib-group/contrib other than authors', article.contributors.length - authors.length);
  addTo(
    losses,
    'contrib/bio',
    where((one) => one.biography),
  );
  addTo(
    losses,
    'contrib/on-behalf-of',
    where((one) => one.onBehalfOf),
  );
  addTo(
    losses,
    'contrib/@deceased',
    where((one) => one.deceased),
  );
  addTo(
    losses,
    'contrib/@equal-contrib',
    where((one) => one.equal),
  );
  addTo(
    losses,
    'contrib/role',
    where((one) => one.roles.length > one.credit.length),
  );
  addTo(losses, 'title-group/alt-title', article.runningTitle ? 1 : 0);
  addTo(losses, 'article-meta/article-id other than doi', article.ids.length);
  addTo(losses, 'article-categories/subj-group', article.subjects.length);
  addTo(losses, 'history/date other than received, revised, accepted', article.dates.others.length);
  addTo(losses, 'history/date revised but the last', Math.max(0, (article.dates.revised?.length ?? 0) - 1));
  addTo(losses, 'article-meta/issue-title', place.issueTitle && !place.volume ? 1 : 0);
  addTo(losses, 'article-meta/elocation-id beside pages', place.elocation && place.firstPage ? 1 : 0);
  addTo(
    losses,
    'award-group/principal-award-recipient',
    article.funding.filter((one) => one.recipients.length > 0).length,
  );
  addTo(losses, 'award-group without a funder', article.funding.filter((one) => !one.funder).length);
  addTo(losses, 'journal-meta/journal-id', article.journal.ids.length);
  for (const sub of article.subArticles) {
    addTo(losses, `${sub.kind}/contrib`, sub.contributors.length);
    addTo(losses, `${sub.kind}/article-id`, sub.doi ? 1 : 0);
    addTo(losses, `${sub.kind}/notes`, sub.notes.length);
  }
  return losses;
};
