import { ok, type Result, refuse } from '@naskhah/kernel/result';

export type SectionGiven = { id: string; title_en: string; title_ms: string; open: boolean };

/**
 * The sections that are deleted when a journal keeps these ones. `articles`: of which sections there are submissions, drafts
 * among them. Authors must have a section to submit to.
 */
export const sectionsToDelete = (
  kept: readonly string[],
  given: readonly SectionGiven[],
  articles: ReadonlyMap<string, number>,
): Result<string[], 'section-has-articles' | 'no-open-section'> => {
  if (!given.some(({ open }) => open))
    return refuse('no-open-section', [{ path: 'sections', code: 'no-open-section' }]);
  const gone = kept.filter((id) => !given.some((one) => one.id === id));
  return gone.some((id) => (articles.get(id) ?? 0) > 0)
    ? refuse('section-has-articles', [{ path: 'sections', code: 'section-has-articles' }])
    : ok(gone);
};
