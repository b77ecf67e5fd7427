import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { type FamilyName, isFamilyNameOf } from '@naskhah/kernel/name-parts';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Given } from '@naskhah/kernel/with-given';
import type { IdentityNeeds } from '../ports.ts';
import { orcidTaken } from '../store/orcid.ts';
import { citedNameOf } from '../store/person.ts';
import { type Profile, saveProfile } from '../store/profile.ts';

type Input = Given<Profile> & { version: number };
type Refusal = 'stale-version' | 'orcid-wrong' | 'orcid-taken' | 'family-not-in-name';

type FamilyAfter = { is: 'as before' } | { is: 'new'; family: FamilyName } | { is: 'wrong' };

/** How the name is cited afterwards: a family name that is not in a new name is asked for anew. */
const familyAfter = async (trx: Trx, person: string, { name, family }: Input): Promise<FamilyAfter> => {
  if (name === undefined && family === undefined) return { is: 'as before' };
  const known = await citedNameOf(trx, person);
  const fits = isFamilyNameOf(name ?? known.name, family === undefined ? known.family : family);
  if (family !== undefined) return fits ? { is: 'new', family } : { is: 'wrong' };
  return fits ? { is: 'as before' } : { is: 'new', family: null };
};

/** Saves what is given of one's own profile; the first save completes the registration. */
export const updateProfile =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('stale-version');
      const orcid = input.orcid ? normaliseOrcid(input.orcid) : null;
      if (orcid === undefined) return refuse('orcid-wrong', [{ path: 'orcid', code: 'orcid-wrong' }]);
      if (orcid && (await orcidTaken(trx, orcid, actor.person)))
        return refuse('orcid-taken', [{ path: 'orcid', code: 'orcid-taken' }]);
      const family = await familyAfter(trx, actor.person, input);
      if (family.is === 'wrong')
        return refuse('family-not-in-name', [{ path: 'usr_family', code: 'family-not-in-name' }]);
      const saved = await saveProfile(
        trx,
        { id: actor.person, version: input.version },
        {
          ...input,
          ...(input.orcid !== undefined && { orcid }),
          ...(family.is === 'new' && { family: family.family }),
        },
        needs.clock(),
      );
      if (!saved) return refuse('stale-version');
      await needs.tell(trx, actor, { event: 'profile-was-saved', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
