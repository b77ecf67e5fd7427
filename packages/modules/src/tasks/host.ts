export { tasksAnswers } from './http.ts';
export { messagesOfMerged } from './reactions/accounts-merged.ts';
