export { provesAddress } from './domain/proves-address.ts';
export { monitored, type People, relationTo, wrote } from './domain/relation.ts';
export {
  type Anonymity,
  canBeReviewed,
  neutralName,
  type Relation,
  seesFile,
  strictest,
  type Visibility,
  visibilityFor,
} from './domain/visibility.ts';
export { articlesOfAuthor, authorsBeside, authorsOf, isNamedAuthor } from './queries/authors.ts';
export { participantsOf } from './queries/participants-of.ts';
export { type ArticleRow, findArticle, lockArticle, lockArticles, moveArticle, moveArticles } from './store/article.ts';
export { type ContributorInput, insertContributor } from './store/contributor.ts';
export { addParticipant, removeParticipant } from './store/participant.ts';
export { lockPartsIn, type PartOf } from './store/parts-in-journal.ts';
export { insertPublishedArticle, type PublishedArticle } from './store/published-article.ts';
