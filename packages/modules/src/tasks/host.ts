export { tasksAnswers } from './http.ts';
export { tasksOfMerged } from './reactions/accounts-merged.ts';
export { addressWorksAgain } from './reactions/address-works-again.ts';
export { mailCameBack } from './reactions/mail-came-back.ts';
export { tasksOfAnonymised } from './reactions/person-anonymised.ts';
