import type { ReviewerProgress } from '@naskhah/kernel/documents';
import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type ArticleStateRow = {
  submission_id: string;
  journal_id: string;
  state: string;
  turn: string;
  since: Date;
  due: string | null;
  round: Generated<number>;
  reviewers: JsonWithDefault<ReviewerProgress[]>;
  number: string;
  title: string;
  authors: string;
  search: string;
  submitted_at: Date;
  open: boolean;
  time_zone: Generated<string>;
};

export type ArticleTallyRow = {
  journal_id: string | null;
  time_zone: string;
  state: string;
  turn: string;
  due: string | null;
  n: number;
};

export type PartRow = {
  person_id: string;
  submission_id: string;
  journal_id: string;
  author: boolean;
  production: boolean;
  yours: boolean;
  state: string;
  turn: string;
  due: string | null;
  time_zone: string;
};

export type DeskArticleTables = {
  'desk_article.article_state': ArticleStateRow;
  'desk_article.part': PartRow;
  'desk_article.article_tally': ArticleTallyRow;
};
