import type { Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import type { FamilyName } from '@naskhah/kernel/name-parts';
import type { Given } from '@naskhah/kernel/with-given';
import { sql } from 'kysely';

export type Profile = {
  name: string;
  firstname: string;
  family: FamilyName;
  language: Language;
  orcid: string | null;
  country: string | null;
  phone: string | null;
  biography: { en?: string | undefined; ms?: string | undefined };
  interests: string[];
  languages: string[];
};

type Biography = Profile['biography'];

/** Only the languages in which something was written. */
const written = (text: Biography) => Object.fromEntries(Object.entries(text).filter(([, words]) => words));
const tongues = (text: Biography) =>
  Object.keys(text).filter((tongue) => text[tongue as keyof Biography] !== undefined);

/** Saves what is given; all else stays as it is. False when somebody has saved since that version was read. */
export const saveProfile = async (
  trx: Trx,
  person: { id: string; version: number },
  profile: Given<Profile>,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('identity.person')
    .set((on) => ({
      name: profile.name,
      firstname: profile.firstname,
      family: profile.family,
      language: profile.language,
      // An iD that is typed is not a proved one.
      ...(profile.orcid !== undefined && {
        orcid: profile.orcid,
        orcid_verified_at: on
          .case()
          .when('orcid', '=', profile.orcid)
          .then(on.ref('orcid_verified_at'))
          .else(null)
          .end(),
      }),
      country: profile.country,
      phone: profile.phone,
      // What is written in other languages came with an import and stays.
      ...(profile.biography && {
        biography: sql<string>`(biography - ${tongues(profile.biography)}::text[]) || ${JSON.stringify(written(profile.biography))}::jsonb`,
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
