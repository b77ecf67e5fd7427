import type { Answers } from '@naskhah/contract/answers';
import type { masthead } from '@naskhah/contract/journals/masthead.calls';
import type { Db } from '@naskhah/db/tables';
import { ok } from '@naskhah/kernel/result';
import type { Manifest } from '../activity/index.ts';
import { boardAnswers } from './board-http.ts';
import { disciplineAnswers } from './disciplines-http.ts';
import { type JournalsNeeds, journalsAnswers } from './http.ts';
import type { SettingsNeeds } from './ports.ts';
import { checkRegistration } from './queries/check-registration.ts';
import { journalsOfMerged } from './reactions/accounts-merged.ts';
import { boardsOfAnonymised } from './reactions/person-anonymised.ts';
import { setupAnswers } from './setup-http.ts';
import { submissionSettingsAnswers } from './submission-settings-http.ts';
import { workflowSettingsAnswers } from './workflow-settings-http.ts';

export { isJournal } from './queries/is-journal.ts';
export { journalName } from './queries/journal-name.ts';
export { journalsNamed } from './queries/journals-named.ts';
export { teamCorrespondence } from './queries/team-correspondence.ts';
export { type Appearance, saveAppearance } from './store/appearance.ts';
export { nothingSaid } from './store/journal.ts';
export { saveTakesSubmissions } from './store/takes-submissions.ts';
export { sayConsent } from './use-cases/answer-consent.ts';
export { saveBoardMember } from './use-cases/save-board-member.ts';
export { saveJournal } from './use-cases/save-journal.ts';
export { submitJournal } from './use-cases/submit-journal.ts';

export const journals = (db: Db, needs: JournalsNeeds & SettingsNeeds) =>
  ({
    answers: {
      journals: journalsAnswers(db, needs),
      masthead: {
        ...boardAnswers(db, needs),
        ...disciplineAnswers(db, needs),
        checkRegistration: async (_actor, asked) => ok(await checkRegistration(db, asked)),
      } satisfies Answers<typeof masthead>,
      setup: setupAnswers(db, needs),
      submissionSettings: submissionSettingsAnswers(db, needs),
      workflowSettings: workflowSettingsAnswers(db, needs),
    },
    reactions: [journalsOfMerged, boardsOfAnonymised],
  }) satisfies Manifest;
