import { addresses } from '../../app/addresses.ts';
import { idsOf, oneOf } from '../../lists/search-values.ts';
import { withSearch } from '../../lists/with-search.ts';

export const presetParts = ['roles', 'presets'] as const;
export type PresetPart = (typeof presetParts)[number];
export type PresetSearch = { part: PresetPart | ''; journal: string; page: number };

export const presetSearch = (search: Record<string, unknown>): PresetSearch => ({
  part: oneOf(['', ...presetParts], search.part, ''),
  journal: idsOf(search.journal)[0] ?? '',
  page: Math.min(10_000, Math.max(1, Math.trunc(Number(search.page)) || 1)),
});

export const presetHref = (now: PresetSearch, change: Partial<PresetSearch>): string =>
  withSearch(addresses.rolePreset, { ...now, page: 1, ...change }, { page: 1 });
