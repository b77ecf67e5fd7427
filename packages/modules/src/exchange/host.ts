export { addAll, type Losses } from './domain/counted.ts';
export type { ArticleFile } from './ports.ts';
export {
  type Imported,
  type ImportNeeds,
  type ImportRefusal,
  importArticle,
} from './use-cases/import-article.ts';
