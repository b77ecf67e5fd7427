import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { sql } from 'kysely';
import type { IdentityNeeds } from '../ports.ts';

type Input = {
  version: number;
  name: string;
  firstname: string;
  language: Language;
  orcid: string | null;
  country: string | null;
  phone: string | null;
  biography?: { en: string; ms: string } | undefined;
  interests: string[];
  languages: string[];
};
type Refusal = 'stale-version' | 'orcid-wrong' | 'orcid-taken';

/** Only the languages in which something was written. */
const written = (text: Record<string, string>) => Object.fromEntries(Object.entries(text).filter(([, words]) => words));

/** Saves one's own profile; the first save completes the registration. */
export const updateProfile =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('stale-version');
      const orcid = input.orcid ? normaliseOrcid(input.orcid) : null;
      if (orcid === undefined) return refuse('orcid-wrong', [{ path: 'orcid', code: 'orcid-wrong' }]);
      if (orcid) {
        const owner = await trx
          .selectFrom('identity.person')
          .select('id')
          .where('orcid', '=', orcid)
          .where('id', '!=', actor.person)
          .executeTakeFirst();
        if (owner) return refuse('orcid-taken', [{ path: 'orcid', code: 'orcid-taken' }]);
      }
      const now = needs.clock();
      const { numUpdatedRows } = await trx
        .updateTable('identity.person')
        .set((on) => ({
          name: input.name,
          firstname: input.firstname,
          language: input.language,
          orcid,
          // An iD that is typed is not a proved one.
          orcid_verified_at: on.case().when('orcid', '=', orcid).then(on.ref('orcid_verified_at')).else(null).end(),
          country: input.country,
          phone: input.phone,
          // What is written in other languages came with an import and stays.
          ...(input.biography && {
            biography: sql<string>`(biography - '{en,ms}'::text[]) || ${JSON.stringify(written(input.biography))}::jsonb`,
          }),
          interests: input.interests,
          languages: input.languages,
          profile_completed_at: on.fn.coalesce('profile_completed_at', on.val(now)),
          version: on('version', '+', 1),
        }))
        .where('id', '=', actor.person)
        .where('version', '=', input.version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return refuse('stale-version');
      await needs.tell(trx, actor, { event: 'profile-was-saved', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
