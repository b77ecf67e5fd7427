import type { Db, Trx } from '@naskhah/db/tables';
import type { FileTrace } from '@naskhah/kernel/file-trace';

export type KeptCopy = {
  /** Null: the content cannot be cleaned. */
  copy: { sha256: Buffer; size: number } | null;
  traces: FileTrace[];
  text: string;
};

/** What was made of a content by these rules; nothing where it was not looked into yet. */
export const keptCopy = async (db: Db, sha256: Buffer, rules: number): Promise<KeptCopy | undefined> => {
  const row = await db
    .selectFrom('media.clean_copy as k')
    .leftJoin('media.content as c', 'c.sha256', 'k.copy_sha256')
    .select(['k.copy_sha256', 'k.traces', 'k.text', 'c.size'])
    .where('k.sha256', '=', sha256)
    .where('k.rules', '=', rules)
    .executeTakeFirst();
  if (!row) return undefined;
  const copy = row.copy_sha256 && row.size !== null ? { sha256: row.copy_sha256, size: row.size } : null;
  return { copy, traces: row.traces, text: row.text };
};

/** Keeps what was made of a content; whoever made the same at the same time has kept the same. */
export const keepCopy = async (
  trx: Trx,
  made: KeptCopy & { sha256: Buffer; mime: string; rules: number; now: Date },
): Promise<void> => {
  const { sha256, mime, copy, traces, text, rules, now } = made;
  if (copy)
    await trx
      .insertInto('media.content')
      .values({ sha256: copy.sha256, size: copy.size, mime, created_at: now })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
  const values = { copy_sha256: copy?.sha256 ?? null, traces: JSON.stringify(traces), text, rules, made_at: now };
  await trx
    .insertInto('media.clean_copy')
    .values({ sha256, ...values })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(values))
    .execute();
};
