import type { Trx } from '@naskhah/db/tables';

export type Description = {
  orcid: string | null;
  country: string;
  /** By language. */
  biography: Record<string, string>;
  interests: string[];
  affiliation: { id: string; organisation: string; department: string | null };
  now: Date;
};

/** Fills the profile of an account that was made for somebody: complete from then on. */
export const describePerson = async (trx: Trx, person: string, description: Description): Promise<void> => {
  const { orcid, country, biography, interests, affiliation, now } = description;
  await trx
    .updateTable('identity.person')
    .set({ orcid, country, biography: JSON.stringify(biography), interests, profile_completed_at: now })
    .where('id', '=', person)
    .execute();
  await trx
    .insertInto('identity.affiliation')
    .values({ ...affiliation, person_id: person, country, is_primary: true })
    .execute();
};
