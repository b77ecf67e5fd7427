import type { Trx } from '@naskhah/db/tables';

type NewMessage = {
  id: string;
  journal: string;
  sender: string;
  byStaff: boolean;
  staffOnly: boolean;
  body: string;
  at: Date;
};

export const insertMessage = async (trx: Trx, one: NewMessage): Promise<void> => {
  await trx
    .insertInto('verification.message')
    .values({
      id: one.id,
      journal_id: one.journal,
      sender_id: one.sender,
      by_staff: one.byStaff,
      staff_only: one.staffOnly,
      body: one.body,
      sent_at: one.at,
    })
    .execute();
};

export const lockMessage = (trx: Trx, id: string) =>
  trx.selectFrom('verification.message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
