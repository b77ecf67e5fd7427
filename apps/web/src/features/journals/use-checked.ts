import { issnFault } from '@naskhah/kernel/issn';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { calls } from '../../app/calls.ts';
import type { JournalValues } from './journal-values.ts';

const nothing = { issn: { taken: null }, eissn: { taken: null }, similar: [] };
const whole = (typed: string): string => (typed.trim() && !issnFault(typed) ? typed.trim() : '');

/** What the machine finds of titles and numbers as they are typed: one call, once there is something to ask. */
export const useChecked = (
  journal: string | null,
  values: Pick<JournalValues, 'name_en' | 'name_ms' | 'issn' | 'eissn'>,
) => {
  const names = [values.name_ms, values.name_en].map((name) => name.trim()).filter((name) => name.length > 3);
  const asked = useDeferredValue(JSON.stringify({ names, issn: whole(values.issn), eissn: whole(values.eissn) }));
  const question = JSON.parse(asked) as { names: string[]; issn: string; eissn: string };
  const { data, isPlaceholderData } = useQuery(
    calls.masthead.checkRegistration.queryOptions({
      input: { id: journal, ...question },
      enabled: question.names.length > 0 || question.issn !== '' || question.eissn !== '',
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  );
  const found = data ?? nothing;
  // The answer to what was typed before says nothing of what stands there now.
  return isPlaceholderData ? { ...nothing, similar: found.similar } : found;
};
