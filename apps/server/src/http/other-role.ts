import type { Access } from '@naskhah/contract/call';
import { isInPerson } from '@naskhah/kernel/actor';
import type { PresetFlag } from '@naskhah/kernel/journal-permission';
import { roleOffer } from '@naskhah/words/access/role-offer';
import type { RequestContext } from './answer.ts';
import type { OtherRole, Problem } from './problem.ts';

/** Finds a role held by a person that has one of the flags; undefined where there is none. */
export type RoleFinder = (person: string, flags: readonly PresetFlag[]) => Promise<OtherRole | undefined>;

/** By which flags of a role the call is open; what the people of a journal may, an Administrator may too. None: by no role. */
const flagsOf = (access: Access): readonly PresetFlag[] | undefined => {
  if (access.who === 'platform') return access.flags;
  return access.who === 'journal' ? [] : undefined;
};

/** A refusal that another role of the same person, who is there in person, would not meet: it is named, to be switched to. */
export const withOtherRole = async (
  told: Problem,
  find: RoleFinder,
  access: Access,
  { actor, visit: { language } }: RequestContext,
): Promise<Problem> => {
  const flags = flagsOf(access);
  if (told.code !== 'not-allowed' || !flags || !isInPerson(actor)) return told;
  const role = await find(actor.person, flags);
  if (!role) return told;
  const name = language === 'ms' ? role.label_ms : role.label_en;
  return { ...told, detail: roleOffer.needs[language]({ role: name }), role };
};
