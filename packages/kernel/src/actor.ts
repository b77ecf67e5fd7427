/** Who acts. Built once per request from the session; use cases ask it, never the payload. */
import type { PersonId } from './ids.ts';
import {
  adminMask,
  hasBit,
  type JournalPermission,
  journalPermissionBits,
  type PresetFlag,
  presetFlagBits,
} from './journal-permission.ts';
import { reaches, type Stage, type StageLevel } from './stages.ts';

/** What one person's presets in one journal add up to. */
export type JournalAccess = {
  permissions: number;
  functions: number;
  stages: Partial<Record<Stage, StageLevel>>;
};

const keyScopes = ['read', 'write'] as const;
export type KeyScope = (typeof keyScopes)[number];

export type PersonActor = {
  kind: 'person';
  person: PersonId;
  /** The person who is really there: another one while an Administrator has switched user. */
  behind: PersonId;
  /** Key of the platform role in use, never a mask. */
  role: number;
  /** Preset flags of that role. */
  flags: number;
  journals: ReadonlyMap<string, JournalAccess>;
  /** Set when a program acts with a key of this person: what the key may do. */
  key?: KeyScope;
};

/** A reviewer who came by a link: may act on that one assignment and nothing else. */
type LinkActor = { kind: 'link'; person: PersonId; assignment: string };
export type SystemActor = { kind: 'system'; job: string };
type NobodyActor = { kind: 'nobody' };
export type Actor = PersonActor | LinkActor | SystemActor | NobodyActor;

export const nobody: NobodyActor = { kind: 'nobody' };

export const hasFlag = (actor: Actor, flag: PresetFlag): boolean =>
  actor.kind === 'person' && hasBit(actor.flags, presetFlagBits[flag]);

export const isAdministrator = (actor: Actor): boolean => hasFlag(actor, 'admin');

export const isSwitched = (actor: Actor): boolean => actor.kind === 'person' && actor.person !== actor.behind;

/** Whether it is really this person, at a browser: what guards an account is changed by nobody in their place and by no program. */
export const isInPerson = (actor: Actor): actor is PersonActor =>
  actor.kind === 'person' && !isSwitched(actor) && actor.key === undefined;

/** The permission mask in a journal; all bits for an Administrator. */
export const maskIn = (actor: Actor, journal: string): number => {
  if (actor.kind !== 'person') return 0;
  return isAdministrator(actor) ? adminMask : (actor.journals.get(journal)?.permissions ?? 0);
};

export const may = (actor: Actor, permission: JournalPermission, journal: string): boolean =>
  hasBit(maskIn(actor, journal), journalPermissionBits[permission]);

/** Whether the permission is held in any journal: what can be asked before the record is known. */
export const maySomewhere = (actor: Actor, permission: JournalPermission): boolean =>
  isAdministrator(actor) ||
  (actor.kind === 'person' && [...actor.journals.keys()].some((journal) => may(actor, permission, journal)));

/** Whether a journal role carries the function (monitor, receives submissions, …), which no platform role grants. */
export const hasFunction = (actor: Actor, journal: string, flag: number): boolean =>
  actor.kind === 'person' && hasBit(actor.journals.get(journal)?.functions ?? 0, flag);

export const stageLevel = (actor: Actor, journal: string, stage: Stage): StageLevel =>
  actor.kind === 'person' ? (actor.journals.get(journal)?.stages[stage] ?? 'none') : 'none';

export const mayInStage = (actor: Actor, journal: string, stage: Stage, wanted: StageLevel): boolean =>
  isAdministrator(actor) || reaches(stageLevel(actor, journal, stage), wanted);
