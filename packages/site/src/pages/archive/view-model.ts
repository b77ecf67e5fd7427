import type { Language } from '@naskhah/kernel/language';
import type { PublicArchive } from '@naskhah/modules/publishing';
import { type IssueHeadView, issueHeadView } from '../journal/view-model.ts';

export type ArchiveView = { year: string; issues: IssueHeadView[] }[];

/** The issues under their years, newest first, as they come. */
export const archiveView = ({ issues, journal }: PublicArchive, language: Language): ArchiveView => {
  const years: ArchiveView = [];
  for (const issue of issues) {
    const year = String(issue.year);
    if (years.at(-1)?.year !== year) years.push({ year, issues: [] });
    years.at(-1)?.issues.push(issueHeadView(issue, journal, language));
  }
  return years;
};
