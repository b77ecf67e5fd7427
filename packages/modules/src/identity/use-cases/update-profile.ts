import type { Actor } from '@naskhah/kernel/actor';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Given } from '@naskhah/kernel/with-given';
import type { IdentityNeeds } from '../ports.ts';
import { orcidTaken } from '../store/orcid.ts';
import { type Profile, saveProfile } from '../store/profile.ts';

type Input = Given<Profile> & { version: number };
type Refusal = 'stale-version' | 'orcid-wrong' | 'orcid-taken';

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
      const saved = await saveProfile(
        trx,
        { id: actor.person, version: input.version },
        { ...input, ...(input.orcid !== undefined && { orcid }) },
        needs.clock(),
      );
      if (!saved) return refuse('stale-version');
      await needs.tell(trx, actor, { event: 'profile-was-saved', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
