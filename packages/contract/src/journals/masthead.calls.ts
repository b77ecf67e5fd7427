import { boardCalls } from './board.ts';
import { disciplineCalls } from './disciplines.ts';
import { registrationCalls } from './registration.ts';

/** Board and disciplines of a journal, and what its registration is told while it is typed. */
export const masthead = { ...boardCalls, ...disciplineCalls, ...registrationCalls };
