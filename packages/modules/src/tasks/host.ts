import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { tasksAnswers } from './http.ts';
import type { ReturnedMailNeeds, TasksNeeds } from './ports.ts';
import { tasksOfMerged } from './reactions/accounts-merged.ts';
import { addressWorksAgain } from './reactions/address-works-again.ts';
import { mailCameBack } from './reactions/mail-came-back.ts';
import { tasksOfAnonymised } from './reactions/person-anonymised.ts';

export { mailCameBack } from './reactions/mail-came-back.ts';
export { addTask } from './use-cases/add-task.ts';
export { finishTask } from './use-cases/finish-task.ts';
export { writeToTeam } from './use-cases/write-to-team.ts';

export const tasks = (db: Db, needs: TasksNeeds & ReturnedMailNeeds) =>
  ({
    answers: { tasks: tasksAnswers(db, needs) },
    reactions: [tasksOfMerged, tasksOfAnonymised(needs), mailCameBack(needs), ...addressWorksAgain(needs)],
  }) satisfies Manifest;
