import type { Answers } from '../../app/answers.ts';

export type Checking = Answers['verification']['getChecking'];
export type Waiting = Answers['verification']['getSubmittedJournal']['rows'][number];
export type Said = Checking['answers'][string];
export type Reason = Checking['further'][number];

export const unsaid: Said = { verdict: null, comment: '' };
