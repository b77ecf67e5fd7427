import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '@naskhah/db/tables';
import type { Cleaning, MediaNeeds } from '../ports.ts';
import { type KeptCopy, keepCopy, keptCopy } from '../store/clean-copy.ts';

/** Raised when the cleaner finds more than before: every copy is then made anew. */
const rules = 1;
/** Larger files are read whole by nobody. */
const mostBytes = 50 * 1024 * 1024;

type Content = { sha256: Buffer; size: number; mime: string };
type Needs = Pick<MediaNeeds, 'clean' | 'clock' | 'store' | 'transaction'>;

const uncleanable: Cleaning = { is: 'uncleanable', traces: [], text: '' };

const clean = async (needs: Needs, { sha256, size, mime }: Content): Promise<Cleaning> => {
  if (size > mostBytes) return uncleanable;
  return needs.clean(await buffer(await needs.store.read(sha256)), mime);
};

const make = async (needs: Needs, content: Content): Promise<KeptCopy> => {
  const made = await clean(needs, content);
  const { traces, text } = made;
  const about = { traces, text, sha256: content.sha256, mime: content.mime, rules, now: needs.clock() };
  if (made.is === 'uncleanable') {
    await needs.transaction((trx) => keepCopy(trx, { ...about, copy: null }));
    return { copy: null, traces, text };
  }
  const received = await needs.store.receive(Readable.from([Buffer.from(made.copy)]), Number.POSITIVE_INFINITY);
  const copy = { sha256: received.sha256, size: received.size };
  return needs
    .transaction(async (trx) => {
      await keepCopy(trx, { ...about, copy });
      await received.keep();
      return { copy, traces, text };
    })
    .catch(async (error: unknown) => {
      await received.drop();
      throw error;
    });
};

/** The copy of a content for readers who may not know who made it, and what was found: made once, when first asked for. */
export const cleanedCopy = (db: Db, needs: Needs) => {
  const running = new Map<string, Promise<KeptCopy>>();
  return async (content: Content): Promise<KeptCopy> => {
    const kept = await keptCopy(db, content.sha256, rules);
    if (kept) return kept;
    const key = content.sha256.toString('hex');
    const known = running.get(key);
    if (known) return known;
    const making = make(needs, content).finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
};

export type CleanedCopy = ReturnType<typeof cleanedCopy>;
