export type SentField = { field: string; value: string };
export type ChangedField = { field: string; before: string; now: string };

/** What a registration says otherwise than in the round before, in the order of the newer one; what is gone comes last. */
export const changedFields = (before: readonly SentField[], now: readonly SentField[]): ChangedField[] => {
  const old = new Map(before.map(({ field, value }) => [field, value]));
  const kept = now
    .filter(({ field, value }) => (old.get(field) ?? '') !== value)
    .map(({ field, value }) => ({ field, before: old.get(field) ?? '', now: value }));
  const names = new Set(now.map(({ field }) => field));
  const gone = before.filter(({ field, value }) => !names.has(field) && value !== '');
  return [...kept, ...gone.map(({ field, value }) => ({ field, before: value, now: '' }))];
};
