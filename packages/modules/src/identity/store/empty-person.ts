import type { Trx } from '@naskhah/db/tables';
import { memberRole } from '../domain/administrator.ts';

/** A word of both languages of the portal, where a name has to stand. */
const nameOfNobody = 'Anonim';

/** Leaves of a person only what the records of others need: an id that can no longer be anybody. */
export const emptyPerson = async (trx: Trx, personId: string): Promise<void> => {
  const nothing = {
    name: nameOfNobody,
    firstname: nameOfNobody,
    family: null,
    orcid: null,
    orcid_verified_at: null,
    country: null,
    phone: null,
    biography: '{}',
    interests: [],
    languages: [],
    password_hash: null,
    status_reason: null,
    last_seen_at: null,
    role_in_use: memberRole,
    appearance: null,
  };
  await trx
    .updateTable('identity.person')
    .set((on) => ({ ...nothing, status: 'anonymised', version: on('version', '+', 1) }))
    .where('id', '=', personId)
    .execute();
  // Accounts that became part of this one bear the same name.
  await trx.updateTable('identity.person').set(nothing).where('merged_into', '=', personId).execute();
  await trx
    .updateTable('identity.invitation')
    .set({ name: nameOfNobody, message: '', token_hash: null, address: 'anonymised.invalid' })
    .where((on) =>
      on.or([
        on('person_id', '=', personId),
        on('address', 'in', on.selectFrom('identity.email').select('address').where('person_id', '=', personId)),
      ]),
    )
    .where('state', '!=', 'open')
    .execute();
  await trx
    .deleteFrom('identity.invitation')
    .where('state', '=', 'open')
    .where('address', 'in', (on) => on.selectFrom('identity.email').select('address').where('person_id', '=', personId))
    .execute();
  await trx.deleteFrom('identity.email').where('person_id', '=', personId).execute();
  await trx.deleteFrom('identity.affiliation').where('person_id', '=', personId).execute();
  await trx.deleteFrom('identity.role_held').where('person_id', '=', personId).where('acl', '!=', memberRole).execute();
};
