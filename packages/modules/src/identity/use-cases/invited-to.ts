import type { Trx } from '@naskhah/db/tables';
import type { Text } from '@naskhah/words/text';
import type { InvitingNeeds } from '../people-ports.ts';

export type InvitedTo = { kind: 'register' } | { kind: 'role'; acl: number } | { kind: 'journal'; journal: string };

/** What a stored invitation is to. */
export const toOf = (row: { acl: number | null; journal_id: string | null }): InvitedTo => {
  if (row.acl !== null) return { kind: 'role', acl: row.acl };
  return row.journal_id === null ? { kind: 'register' } : { kind: 'journal', journal: row.journal_id };
};

/** Its name in both languages; null for the platform itself, undefined for what is not there. */
export const invitedTo = async (trx: Trx, needs: InvitingNeeds, to: InvitedTo): Promise<Text | null | undefined> => {
  switch (to.kind) {
    case 'register':
      return null;
    case 'role':
      return needs.roleName(trx, to.acl);
    case 'journal':
      return needs.journalName(trx, to.journal);
  }
};
