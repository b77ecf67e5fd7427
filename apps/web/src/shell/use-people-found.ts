import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Answers } from '../app/answers.ts';
import { calls } from '../app/calls.ts';

export type PersonFound = Answers['identity']['findPeople'][number];

const fewestLetters = 2;

/** The people who fit what was typed; undefined while too little is. */
export const usePeopleFound = (typed: string) => {
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const enabled = q.length >= fewestLetters;
  const found = useQuery(
    calls.identity.findPeople.queryOptions({ input: { q }, enabled, placeholderData: keepPreviousData }),
  );
  return { ...found, data: enabled ? found.data : undefined, enabled };
};
