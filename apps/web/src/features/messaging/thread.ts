import type { Answers } from '../../app/answers.ts';

/** The messages about an article or a journal, as this reader may see them. */
export type Thread = Answers['tasks']['getMessages'];
export type Message = Thread['messages'][number];

/** What messages are about: an article, or a journal without one. */
export type About = { of: 'article' | 'journal'; id: string };

export const questionOf = ({ of, id }: About): { article_id: string } | { journal_id: string } =>
  of === 'article' ? { article_id: id } : { journal_id: id };
