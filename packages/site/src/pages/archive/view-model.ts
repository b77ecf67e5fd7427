import type { PublicArchive } from '@naskhah/modules/publishing';
import type { Tongue } from '../../surroundings.ts';
import { type IssueHeadView, issueHeadView } from '../journal/view-model.ts';

export type ArchiveView = { year: string; issues: IssueHeadView[] }[];

/** The issues under their years, newest first, as they come. */
export const archiveView = ({ issues, journal }: PublicArchive, tongue: Tongue): ArchiveView => {
  const years: ArchiveView = [];
  for (const issue of issues) {
    const year = String(issue.year);
    if (years.at(-1)?.year !== year) years.push({ year, issues: [] });
    years.at(-1)?.issues.push(issueHeadView(issue, journal, tongue));
  }
  return years;
};
