export { tasksAnswers } from './http.ts';
export { tasksOfMerged } from './reactions/accounts-merged.ts';
export { addressWorksAgain } from './reactions/address-works-again.ts';
export { mailCameBack } from './reactions/mail-came-back.ts';
export { tasksOfAnonymised } from './reactions/person-anonymised.ts';
export { addTask } from './use-cases/add-task.ts';
export { finishTask } from './use-cases/finish-task.ts';
