import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answers } from './answers.ts';
import { referenceQuery } from './start-up.ts';

type Lists = Answers['referenceData']['getRef'];
type ListName = Exclude<keyof Lists, 'role'>;
type ListEntry = { value: string; label: string; parent: string | null };

/**
 * A list of the reference data in the language of the interface, and the name of one of its values. What was retired is offered
 * only where the record has it already, and keeps its name.
 */
export const useList = (name: ListName, had?: string | null) => {
  const { language } = useWords();
  const entries = useQuery(referenceQuery).data?.[name];
  return useMemo(() => {
    const all = (entries ?? []).map(({ value, label_en, label_ms, parent, retired }) => ({
      value,
      label: language === 'ms' ? label_ms : label_en,
      parent: parent ?? null,
      retired,
    }));
    const names = new Map(all.map(({ value, label }) => [value, label]));
    const choices: ListEntry[] = all
      .filter(({ value, retired }) => !retired || value === had)
      .map(({ retired: _retired, ...entry }) => entry);
    return { choices, nameOf: (value: string): string => names.get(value) ?? '' };
  }, [entries, language, had]);
};
