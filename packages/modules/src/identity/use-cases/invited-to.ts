import type { Trx } from '@naskhah/db/tables';
import type { Text } from '@naskhah/words/text';
import type { InvitingNeeds } from '../people-ports.ts';
import type { InvitedTo } from '../store/invitation.ts';

/** What a stored invitation is to. */
export const toOf = (row: { acl: number | null; journal_id: string | null; preset_id: string | null }): InvitedTo => {
  if (row.acl !== null) return { kind: 'role', acl: row.acl };
  return row.journal_id === null
    ? { kind: 'register' }
    : { kind: 'journal', journal: row.journal_id, preset: row.preset_id };
};

/** `to` is null for the platform itself, `preset` for all but a journal and for a preset that was deleted. */
export type Named = { to: Text | null; preset: Text | null };

/** Its names in both languages; undefined for what is not there. */
export const invitedTo = async (trx: Trx, needs: InvitingNeeds, to: InvitedTo): Promise<Named | undefined> => {
  switch (to.kind) {
    case 'register':
      return { to: null, preset: null };
    case 'role': {
      const role = await needs.roleName(trx, to.acl);
      return role && { to: role, preset: null };
    }
    case 'journal': {
      const journal = await needs.journalName(trx, to.journal);
      const preset = to.preset === null ? undefined : await needs.seats.nameOf(trx, { ...to, preset: to.preset });
      return journal && { to: journal, preset: preset ?? null };
    }
  }
};
