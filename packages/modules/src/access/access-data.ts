import { type Actor, isAdministrator, type JournalAccess } from '@naskhah/kernel/actor';
import { adminMask, hasBit, journalPermissionBits, journalPermissions } from '@naskhah/kernel/journal-permission';
import { stages } from '@naskhah/kernel/stages';
import { journalSections } from '@naskhah/words/journals/journal-sections';

const everyStage = Object.fromEntries(stages.map((stage) => [stage, 'decide' as const]));

/** Access data of a person in a journal as the specification names them; `undefined`: the journal does not know the person. */
export const accessDataFrom = (held: Pick<JournalAccess, 'permissions' | 'stages'> | undefined) => {
  const acl = held?.permissions ?? 0;
  return {
    acl,
    submenu: journalPermissions
      .filter((name) => hasBit(acl, journalPermissionBits[name]))
      .map((name) => ({ section: name, label_en: journalSections[name].en, label_ms: journalSections[name].ms })),
    stage: { ...held?.stages },
  };
};

/** The access data of whoever asks; an Administrator holds all. */
export const accessDataOf = (actor: Actor, journal: string) => {
  if (isAdministrator(actor)) return accessDataFrom({ permissions: adminMask, stages: everyStage });
  return accessDataFrom(actor.kind === 'person' ? actor.journals.get(journal) : undefined);
};
