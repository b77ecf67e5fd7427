import type { PublicIssue } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { type ContentsView, contentsView } from '../../contents/contents-view.ts';
import type { Tongue } from '../../surroundings.ts';
import { type IssueHeadView, issueHeadView } from '../journal/view-model.ts';

export type IssueView = { head: IssueHeadView; contents: ContentsView; page: number; pages: number };

export const issueView = ({ issue, journal, entries, page, pages }: PublicIssue, tongue: Tongue): IssueView => ({
  head: issueHeadView(issue, journal, tongue),
  contents: contentsView(entries, journal.path, tongue, say(site.otherArticles, tongue.language)),
  page,
  pages,
});
