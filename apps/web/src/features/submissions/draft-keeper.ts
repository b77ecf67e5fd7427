import { createStore } from 'zustand/vanilla';
import { type Fault, faultsOf, isRefusal } from '../../app/problem.ts';
import {
  changesIn,
  type Draft,
  draftAsTyped,
  type Fields,
  nothingTyped,
  type Reference,
  type StepName,
  type Typed,
  typedSince,
} from './draft.ts';
import { type Clash, clashesOf, rebased } from './draft-clash.ts';

export type DraftPorts = {
  load: () => Promise<Draft>;
  saveFields: (version: number, fields: Fields) => Promise<Draft>;
  saveOrder: (version: number, order: string[]) => Promise<Draft>;
  saveReferences: (references: Reference[]) => Promise<Reference[]>;
  /** Whether a failure may pass by itself: no connection, a server that is down. */
  mayPass: (error: unknown) => boolean;
  pause: number;
};

export type Kept = {
  record: Draft;
  typed: Typed;
  /** The record with what was typed since. */
  seen: Draft;
  saving: boolean;
  offline: boolean;
  savedAt: Date | undefined;
  /** Faults of fields that the server named. */
  faults: Fault[];
  /** A failure that will not pass by itself. */
  lost: unknown;
  clashes: Clash[];
  /** What the other window saved, while a clash is open. */
  theirs: Draft | undefined;
  /** Steps that were left once: what they lack is then said at the fields. */
  left: readonly StepName[];
};

const longestWait = 30_000;

/**
 * Keeps one draft saved: one save at a time, each with the version that the former one answered. What is typed stays
 * until the server has it, whatever happens to the connection or in another window.
 */
export const draftKeeper = (ports: DraftPorts, loaded: Draft) => {
  const store = createStore<Kept>(() => ({
    record: loaded,
    typed: nothingTyped,
    seen: loaded,
    saving: false,
    offline: false,
    savedAt: undefined,
    faults: [],
    lost: undefined,
    clashes: [],
    theirs: undefined,
    left: [],
  }));
  const now = store.getState;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = 2000;

  const set = (change: Partial<Kept>) =>
    store.setState((kept) => {
      const next = { ...kept, ...change };
      return { ...next, seen: draftAsTyped(next.record, next.typed) };
    });
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };
  const saved = (record: Draft, sent: Typed) =>
    set({ record, typed: typedSince(now().typed, sent), savedAt: new Date(), faults: [], lost: undefined });

  const sendAll = async (): Promise<void> => {
    const { fields, order, references } = now().typed;
    if (Object.keys(fields).length > 0) saved(await ports.saveFields(now().record.version, fields), { fields });
    if (order) saved(await ports.saveOrder(now().record.version, order), { fields: {}, order });
    if (references) {
      const list = await ports.saveReferences(references);
      saved({ ...now().record, references: list }, { fields: {}, references });
    }
  };
  const meet = async (): Promise<boolean> => {
    const [base, theirs, { fields, order }] = [now().record, await ports.load(), now().typed];
    const clashes = clashesOf(base, fields, theirs);
    const { order: _gone, ...rest } = now().typed;
    const keepsOrder = order?.length === theirs.contributor.length;
    if (clashes.length > 0) set({ clashes, theirs });
    else
      set({ record: theirs, typed: { ...(keepsOrder ? now().typed : rest), fields: rebased(base, fields, theirs) } });
    return clashes.length === 0;
  };
  const trouble = async (error: unknown): Promise<boolean> => {
    if (ports.mayPass(error)) {
      set({ offline: true });
      later(wait);
      wait = Math.min(wait * 2, longestWait);
      return false;
    }
    if (isRefusal(error, 'stale-version')) return meet();
    const faults = faultsOf(error).filter(({ path }) => path !== '');
    set(faults.length > 0 ? { faults } : { lost: error });
    return false;
  };
  const save = async (): Promise<boolean> => {
    if (now().clashes.length > 0) return false;
    if (changesIn(now().typed) === 0) return true;
    set({ saving: true });
    try {
      await sendAll();
      wait = 2000;
      set({ saving: false, offline: false });
      return changesIn(now().typed) === 0 || save();
    } catch (error) {
      set({ saving: false });
      const again = await trouble(error).catch(() => false);
      return again && save();
    }
  };
  /** Saves what was typed now; false when it could not be saved yet. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    return inTurn(save);
  };
  const change = (change: Partial<Typed>) => {
    const { typed } = now();
    set({ typed: { ...typed, ...change, fields: { ...typed.fields, ...change.fields } } });
    if (now().clashes.length === 0) later(ports.pause);
  };

  return {
    store,
    flush,
    change: (fields: Fields) => change({ fields }),
    order: (order: string[]) => change({ fields: {}, order }),
    references: (references: Reference[]) => change({ fields: {}, references }),
    /** Another act on the draft, in its turn; answers once the new record is there. Tried again when only the version was old. */
    act: (work: (record: Draft) => Promise<Draft>, touches: (record: Draft) => unknown): Promise<void> =>
      inTurn(async () => {
        await save();
        const before = JSON.stringify(touches(now().record));
        try {
          set({ record: await work(now().record), savedAt: new Date() });
        } catch (error) {
          if (!isRefusal(error, 'stale-version')) throw error;
          set({ record: await ports.load() });
          if (JSON.stringify(touches(now().record)) !== before) throw error;
          set({ record: await work(now().record), savedAt: new Date() });
        }
      }),
    /** Fetches the record again, when something changed it by another way. */
    reload: (): Promise<void> => inTurn(async () => set({ record: await ports.load() })),
    settle: (take: 'mine' | 'theirs'): Promise<boolean> => {
      const { record, theirs, typed } = now();
      if (!theirs) return Promise.resolve(true);
      const fields = rebased(record, typed.fields, theirs, take === 'theirs');
      set({ record: theirs, theirs: undefined, clashes: [], typed: { ...typed, fields } });
      return flush();
    },
    leave: (step: StepName) => {
      if (!now().left.includes(step)) set({ left: [...now().left, step] });
    },
    unsaved: (): boolean => changesIn(now().typed) > 0,
  };
};

export type DraftKeeper = ReturnType<typeof draftKeeper>;
