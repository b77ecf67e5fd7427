import type { Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';

export type Profile = {
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

/** Only the languages in which something was written. */
const written = (text: Record<string, string>) => Object.fromEntries(Object.entries(text).filter(([, words]) => words));

/** False when somebody has saved since that version was read. */
export const saveProfile = async (
  trx: Trx,
  person: { id: string; version: number },
  profile: Profile,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('identity.person')
    .set((on) => ({
      name: profile.name,
      firstname: profile.firstname,
      language: profile.language,
      orcid: profile.orcid,
      // An iD that is typed is not a proved one.
      orcid_verified_at: on.case().when('orcid', '=', profile.orcid).then(on.ref('orcid_verified_at')).else(null).end(),
      country: profile.country,
      phone: profile.phone,
      // What is written in other languages came with an import and stays.
      ...(profile.biography && {
        biography: sql<string>`(biography - '{en,ms}'::text[]) || ${JSON.stringify(written(profile.biography))}::jsonb`,
      }),
      interests: profile.interests,
      languages: profile.languages,
      profile_completed_at: on.fn.coalesce('profile_completed_at', on.val(now)),
      version: on('version', '+', 1),
    }))
    .where('id', '=', person.id)
    .where('version', '=', person.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
