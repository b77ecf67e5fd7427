import type { PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';

/** The person acting for themselves before any session exists: registration, a reset, a confirmed address. */
export const asThemselves = (personId: string): PersonActor => ({
  kind: 'person',
  person: personId as PersonId,
  behind: personId as PersonId,
  role: 0,
  flags: 0,
  journals: new Map(),
});
