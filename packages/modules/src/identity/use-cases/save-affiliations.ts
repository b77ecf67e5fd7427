import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { type Affiliation, replaceAffiliations } from '../store/affiliation.ts';

/** Saves all affiliations of one's own profile at once; the ids come from the caller, so a repeated save is the same save. */
export const saveAffiliations =
  (needs: IdentityNeeds) =>
  (
    actor: Actor,
    affiliations: Affiliation[],
  ): Promise<Result<{ done: true }, 'two-primary-affiliations' | 'input-refused'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person' || affiliations.filter((one) => one.isPrimary).length > 1)
        return refuse('two-primary-affiliations');
      const faults = affiliations.flatMap(({ startsOn, endsOn }, at) =>
        startsOn && endsOn && endsOn < startsOn ? [{ path: `affiliations.${at}.ends_on`, code: 'ends-before' }] : [],
      );
      if (faults.length > 0) return refuse('input-refused', faults);
      const primary = affiliations.find((one) => one.isPrimary) ?? affiliations[0];
      await replaceAffiliations(
        trx,
        actor.person,
        affiliations.map((one) => ({ ...one, isPrimary: one === primary })),
      );
      await needs.tell(trx, actor, { event: 'affiliations-were-saved', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
