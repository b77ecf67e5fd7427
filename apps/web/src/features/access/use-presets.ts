import { useWords } from '@naskhah/ui/language/language-provider';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';

export type Preset = Answers['access']['presetListing']['rows'][number];
export type Roles = Answers['access']['listRoles'];
export type Role = Roles['roles'][number];
export type Settings = Answers['access']['getStagesSettings'];

export const useLabel = () => {
  const { language } = useWords();
  return ({ label_en, label_ms }: { label_en: string; label_ms: string }): string =>
    language === 'ms' ? label_ms : label_en;
};

export const useTeamJournals = () =>
  useQuery(calls.access.teamJournals.queryOptions({ input: {}, placeholderData: keepPreviousData }));

export const usePresets = (journal: string) =>
  useQuery(
    calls.access.presetListing.queryOptions({
      input: { filters: { journal_id: journal } },
      enabled: journal !== '',
    }),
  );

export const useSettings = () => useQuery(calls.access.getStagesSettings.queryOptions({ staleTime: Infinity }));
