import type { Answers } from '../../app/answers.ts';

/** The messages about an article, as this reader may see them. */
export type Thread = Answers['tasks']['getMessages'];
