import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';

type Affiliation = {
  id: string;
  organisation: string;
  /** Its whole address in the registry. */
  ror: string | null;
  /** Days, yyyy-mm-dd. */
  startsOn: string | null;
  endsOn: string | null;
  department: string | null;
  country: string | null;
  isPrimary: boolean;
};

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
      await trx.deleteFrom('identity.affiliation').where('person_id', '=', actor.person).execute();
      if (affiliations.length > 0)
        await trx
          .insertInto('identity.affiliation')
          .values(
            affiliations.map((one, at) => ({
              id: one.id,
              person_id: actor.person,
              organisation: one.organisation,
              ror: one.ror,
              starts_on: one.startsOn,
              ends_on: one.endsOn,
              department: one.department,
              country: one.country,
              is_primary: one.isPrimary || (at === 0 && !affiliations.some((other) => other.isPrimary)),
            })),
          )
          .execute();
      await needs.tell(trx, actor, { event: 'affiliations-were-saved', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
