import type { Actor, JournalAccess, KeyScope, PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import {
  functionFlags,
  type JournalPermission,
  journalPermissionBits,
  presetFlagBits,
  unite,
} from '@naskhah/kernel/journal-permission';
import { type Stage, type StageLevel, stages } from '@naskhah/kernel/stages';

type Held = {
  permissions?: readonly JournalPermission[];
  monitors?: boolean;
  /** The same level in each stage, or stage by stage. */
  level?: StageLevel | Partial<Record<Stage, StageLevel>>;
};

const accessOf = ({ permissions = [], monitors = false, level = 'none' }: Held): JournalAccess => ({
  permissions: permissions.map((one) => journalPermissionBits[one]).reduce(unite, 0),
  functions: monitors ? functionFlags.monitor : 0,
  stages: typeof level === 'string' ? Object.fromEntries(stages.map((stage) => [stage, level])) : level,
});

/** A person who is logged in, with what they hold in each journal. */
export const personActor = (person: string, journals: Record<string, Held> = {}): PersonActor => ({
  kind: 'person',
  person: person as PersonId,
  behind: person as PersonId,
  role: 6,
  flags: 0,
  journals: new Map(Object.entries(journals).map(([journal, held]) => [journal, accessOf(held)])),
});

export const administrator = (person: string): PersonActor => ({
  ...personActor(person),
  role: 1,
  flags: presetFlagBits.admin,
});

/** The same account, with somebody else behind it. */
export const switchedTo = (actor: PersonActor, behind: string): PersonActor => ({
  ...actor,
  behind: behind as PersonId,
});

/** A program with a key of this person. */
export const byKey = (actor: PersonActor, key: KeyScope = 'write'): PersonActor => ({ ...actor, key });

export const linkActor = (person: string, assignment: string): Actor => ({
  kind: 'link',
  person: person as PersonId,
  assignment,
});
