import type { Language } from '@naskhah/kernel/language';
import { siteWith } from '@naskhah/words/site/site';
import { sayWith } from '@naskhah/words/text';

export const issueName = (issue: { volume: string; number: string; year: number }, language: Language): string =>
  sayWith(siteWith.volumeAndNumber, language, { volume: issue.volume, number: issue.number, year: issue.year });

export const figure = (count: number): string => count.toLocaleString('en');
