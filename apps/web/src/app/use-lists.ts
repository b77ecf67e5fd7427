import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answers } from './answers.ts';
import { referenceQuery } from './start-up.ts';

type Lists = Answers['referenceData']['getRef'];
type ListName = Exclude<keyof Lists, 'role'>;
export type ListEntry = { value: string; label: string; parent: string | null };

/** A list of the reference data in the language of the interface, and the name of one of its values. */
export const useList = (name: ListName) => {
  const { language } = useWords();
  const entries = useQuery(referenceQuery).data?.[name];
  return useMemo(() => {
    const choices: ListEntry[] = (entries ?? []).map(({ value, label_en, label_ms, parent }) => ({
      value,
      label: language === 'ms' ? label_ms : label_en,
      parent: parent ?? null,
    }));
    const names = new Map(choices.map(({ value, label }) => [value, label]));
    return { choices, nameOf: (value: string): string => names.get(value) ?? '' };
  }, [entries, language]);
};
