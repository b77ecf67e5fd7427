import { createHash } from 'node:crypto';
import type { Trx } from '@naskhah/db/tables';
import { contentText } from '@naskhah/kernel/content-text';

const digestOf = (content: unknown): Buffer => createHash('sha256').update(contentText(content)).digest();

/** Notes what something is made from, under the id that the client gave it; in the transaction that makes it. */
export const noteMadeFrom = async (trx: Trx, id: string, content: unknown): Promise<void> => {
  await trx
    .insertInto('activity.made_from')
    .values({ id, digest: digestOf(content) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Whether what is there under the id was made from this: the same save again. What was made in another way was not. */
export const wasMadeFrom = async (trx: Trx, id: string, content: unknown): Promise<boolean> => {
  const made = await trx.selectFrom('activity.made_from').select('digest').where('id', '=', id).executeTakeFirst();
  return made?.digest.equals(digestOf(content)) ?? false;
};
