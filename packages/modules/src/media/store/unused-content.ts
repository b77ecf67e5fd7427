import type { MediaNeeds } from '../ports.ts';

/** Removes content that no record names. The row, inserted for a moment, holds back whoever saves the same content now. */
export const removeUnusedContent = (
  needs: Pick<MediaNeeds, 'transaction' | 'store' | 'clock'>,
  sha256: Buffer,
): Promise<void> =>
  needs.transaction(async (trx) => {
    const unused = await trx
      .insertInto('media.content')
      .values({ sha256, size: 0, mime: '', created_at: needs.clock() })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('sha256')
      .executeTakeFirst();
    if (!unused) return;
    await needs.store.remove(sha256);
    await trx.deleteFrom('media.content').where('sha256', '=', sha256).execute();
  });
