import type { Db } from '@naskhah/db/tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** A person's own profile: one statement. */
export const profile = async (db: Db, personId: string) => {
  const row = await db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select([
      'p.id',
      'p.name',
      'p.firstname',
      'p.family',
      'p.language',
      'p.orcid',
      'p.orcid_verified_at',
      'p.languages',
      'p.country',
      'p.phone',
      'p.biography',
      'p.interests',
      'p.version',
      'e.address',
    ])
    .select((on) =>
      on
        .selectFrom('media.attachment as f')
        .select('f.id')
        .whereRef('f.ref_id', '=', 'p.id')
        .where('f.ref_type', '=', 'person')
        .where('f.use', '=', 'photo')
        .where('f.removed_at', 'is', null)
        .orderBy('f.created_at', 'desc')
        .orderBy('f.id', 'desc')
        .limit(1)
        .as('photo'),
    )
    .select((on) =>
      jsonArrayFrom(
        on
          .selectFrom('identity.affiliation as a')
          .select([
            'a.id',
            'a.organisation',
            'a.ror',
            'a.department',
            'a.country',
            'a.starts_on',
            'a.ends_on',
            'a.is_primary',
          ])
          .whereRef('a.person_id', '=', 'p.id')
          .orderBy('a.is_primary', 'desc')
          .orderBy('a.organisation'),
      ).as('affiliations'),
    )
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    usr_id: row.id,
    usr_name: row.name,
    usr_firstname: row.firstname,
    usr_family: row.family,
    usr_email: row.address,
    language: row.language,
    orcid: row.orcid,
    orcid_verified: row.orcid_verified_at !== null,
    photo: row.photo,
    country: row.country,
    phone: row.phone,
    biography: { en: row.biography.en ?? '', ms: row.biography.ms ?? '' },
    affiliations: row.affiliations,
    interests: row.interests,
    languages: row.languages,
    version: row.version,
  };
};
