import { type SetStateAction, useCallback, useRef, useState } from 'react';
import type { FormName } from './form-names.ts';
import { useKept } from './use-kept.ts';

/** What is typed outside a form of the library, kept as forms keep it: see useKept. `saved` says what stands elsewhere now, and what is shown, if that is more. */
export const useKeptState = <Value>(name: FormName, of: string, first: Value) => {
  // What is asked on the way out is asked before anything is drawn again.
  const held = useRef({ found: first, value: first });
  const [value, draw] = useState(first);
  const setValue = useCallback((next: SetStateAction<Value>) => {
    const kept = held.current;
    kept.value = typeof next === 'function' ? (next as (old: Value) => Value)(kept.value) : next;
    draw(kept.value);
  }, []);
  const saved = (stands: Value, shown: SetStateAction<Value> = stands) => {
    held.current.found = stands;
    setValue(shown);
  };
  const kept = useKept(name, of, {
    found: first,
    values: value,
    isOpen: () => JSON.stringify(held.current.value) !== JSON.stringify(held.current.found),
    bringBack: ({ typed }) => setValue(typed),
    discard: () => setValue(held.current.found),
  });
  return { value, setValue, saved, ...kept };
};
