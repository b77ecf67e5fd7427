export { addAll, type Losses } from './domain/counted.ts';
export {
  type ArticleFile,
  type Imported,
  type ImportNeeds,
  type ImportRefusal,
  importArticle,
} from './use-cases/import-article.ts';
