import type { Trx } from '@naskhah/db/tables';
import { hashPassword, insertPerson } from '@naskhah/modules/identity';
import { demoAccounts, demoPassword } from './accounts.ts';

/** The demo accounts; answers each person's id by key. */
export const demoPeople = async (trx: Trx, newId: () => string, now: Date): Promise<Map<string, string>> => {
  const passwordHash = await hashPassword(demoPassword);
  const ids = new Map<string, string>();
  for (const account of demoAccounts) {
    const id = newId();
    ids.set(account.key, id);
    await insertPerson(trx, {
      id,
      name: account.name,
      firstname: account.firstname,
      language: account.language,
      email: account.email,
      passwordHash,
      confirmedAt: now,
      createdAt: now,
      roles: account.roles,
      roleInUse: account.roles[0] ?? 6,
    });
    await trx.updateTable('identity.person').set({ profile_completed_at: now }).where('id', '=', id).execute();
  }
  return ids;
};
