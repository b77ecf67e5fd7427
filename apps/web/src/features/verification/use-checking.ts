import { useState } from 'react';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { isRefusal } from '../../app/problem.ts';
import { queries } from '../../app/queries.ts';
import { useAutosave } from '../../forms/use-autosave.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { type Checking, type Said, unsaid } from './types.ts';

type Answers = Record<string, Said>;

const isSame = (one: Said = unsaid, other: Said = unsaid): boolean =>
  one.verdict === other.verdict && one.comment === other.comment;

const keep = (record: Checking): void =>
  void queries.setQueryData(calls.verification.getChecking.queryKey({ input: { journal_id: record.id } }), record);

/** The answers as they are given: each saved by itself after a pause, and never over what somebody else has said meanwhile. */
export const useChecking = (record: Checking) => {
  const [first] = useState<Answers>(record.answers);
  const [theirs, setTheirs] = useState<Answers>({});
  const [stands, setStands] = useState<Answers>(first);
  const { value, setValue, saved } = useKeptState<Answers>('checking', record.id, first);
  const autosave = useAutosave(value, first, async (typed) => {
    let known = stands;
    for (const [item, now] of Object.entries(typed)) {
      if (isSame(known[item], now)) continue;
      const said = { journal_id: record.id, item, was: known[item] ?? unsaid, now };
      try {
        const after = await client.verification.answerCheck(said);
        known = { ...known, [item]: now };
        keep(after);
      } catch (error) {
        if (!isRefusal(error, 'stale-version')) throw error;
        const after = await client.verification.getChecking({ journal_id: record.id });
        known = { ...known, [item]: after.answers[item] ?? unsaid };
        setTheirs((all) => ({ ...all, [item]: now }));
        keep(after);
      }
      setStands(known);
    }
    const standing = { ...typed, ...known };
    // What was said while this was being saved is not saved yet, and stays.
    saved(standing, (all) => ({
      ...standing,
      ...Object.fromEntries(Object.entries(all).filter(([item, said]) => !isSame(said, typed[item]))),
    }));
    return true;
  });
  return {
    answers: value,
    /** What was typed here and not taken, as somebody else had answered. */
    overtaken: theirs,
    answer: (item: string, said: Said) => {
      setTheirs(({ [item]: _over, ...others }) => others);
      setValue((all) => ({ ...all, [item]: said }));
    },
    autosave,
  };
};
