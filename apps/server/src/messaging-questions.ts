import type { Db } from '@naskhah/db/tables';
import { portalSettings } from '@naskhah/modules/access/host';
import { latestValues, ownSubjects } from '@naskhah/modules/desk-article/host';
import { namesOf, writtenTo } from '@naskhah/modules/identity/host';
import { journalsNamed } from '@naskhah/modules/journals/host';
import type { MessagingQuestions } from '@naskhah/modules/messaging/host';

/** What messaging asks of the modules that come after it. */
export const messagingQuestions = (db: Db, portalUrl: string): MessagingQuestions => ({
  portalName: async (language) => (await portalSettings(db)).name[language],
  namesOf: (ids) => namesOf(db, ids),
  writtenTo: (person) => writtenTo(db, person),
  journals: (ids, q) => journalsNamed(db, ids, q),
  ownSubjects: (person) => ownSubjects(db, person),
  latestValues: (actor, journal, language) => latestValues(db, actor, { journal, language, portalUrl }),
});
