import type { Language } from '@naskhah/kernel/language';

/** The interface language that Accept-Language prefers; English when it names neither. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag: tag.toLowerCase().split('-')[0], quality: quality ? Number(quality) : 1 };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ tag }) => tag === 'ms' || tag === 'en');
  return wanted?.tag === 'ms' ? 'ms' : 'en';
};
