import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { IdentityNeeds } from '../ports.ts';
import { type Affiliation, affiliationsOf, replaceAffiliations } from '../store/affiliation.ts';

type Named = Pick<Affiliation, 'id' | 'organisation'>;
type AffiliationGiven = Named & Given<Omit<Affiliation, keyof Named>>;

const nothingSaid = { ror: null, startsOn: null, endsOn: null, department: null, country: null, isPrimary: false };
const named = ({ id, organisation }: Named): Named => ({ id, organisation });

/** Saves all affiliations of one's own profile at once, each with what is given of it; the ids come from the caller, so a repeated save is the same save. */
export const saveAffiliations =
  (needs: IdentityNeeds) =>
  (
    actor: Actor,
    given: AffiliationGiven[],
  ): Promise<Result<{ done: true }, 'two-primary-affiliations' | 'input-refused'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('two-primary-affiliations');
      const kept = new Map((await affiliationsOf(trx, actor.person)).map((one) => [one.id, one]));
      const affiliations = given.map((one) => withGiven(kept.get(one.id) ?? { ...nothingSaid, ...named(one) }, one));
      if (affiliations.filter((one) => one.isPrimary).length > 1) return refuse('two-primary-affiliations');
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
