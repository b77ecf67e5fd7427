import type { Trx } from '@naskhah/db/tables';
import type { FamilyName } from '@naskhah/kernel/name-parts';
import { firstnameOf } from '@naskhah/kernel/person-name';
import { insertPerson } from '../../identity/index.ts';
import { personOfAddress } from '../queries/person-of-address.ts';

/** The account of that address, or a new one without a password: one person, one account, whoever invites first. */
export const reviewerByEmail = async (
  trx: Trx,
  needs: { newId: () => string },
  person: { name: string; family: FamilyName; email: string },
  now: Date,
): Promise<string> => {
  const known = await personOfAddress(trx, person.email);
  if (known) return known;
  const id = needs.newId();
  await insertPerson(trx, {
    id,
    name: person.name,
    firstname: firstnameOf(person.name),
    family: person.family,
    language: 'en',
    email: person.email,
    passwordHash: null,
    confirmedAt: null,
    createdAt: now,
    roles: [6],
    roleInUse: 6,
  });
  return id;
};
