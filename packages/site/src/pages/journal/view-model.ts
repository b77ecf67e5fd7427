import { dayIn } from '@naskhah/kernel/day';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { Language } from '@naskhah/kernel/language';
import { inLanguage } from '@naskhah/kernel/language';
import type { PublicIssueHead, PublicJournal, PublicMasthead } from '@naskhah/modules/publishing';
import { site, siteWith } from '@naskhah/words/site/site';
import { identities } from '@naskhah/words/site/site-vocabulary';
import { say, sayWith, type Text } from '@naskhah/words/text';
import { type ContentsView, contentsView } from '../../contents/contents-view.ts';
import { figure, issueName } from '../../contents/issue-name.ts';
import { inTongue, issuePath } from '../../paths.ts';
import type { Tongue } from '../../surroundings.ts';
import { longDate } from '../../text/dates.ts';

export type IssueHeadView = {
  id: string;
  name: string;
  title: string;
  /** 'Nine articles, published 30 June 2026' and the words of the editors. */
  line: string;
  description: string;
  href: string;
};

export type JournalView = {
  state: string | undefined;
  issue: IssueHeadView | undefined;
  /** The issue is shown in part when it holds more than a page does. */
  whole: { href: string } | undefined;
  contents: ContentsView;
  loose: ContentsView;
  before: IssueHeadView[];
  scope: string;
  review: string;
  contact: string;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const issueHeadView = (issue: PublicIssueHead, journal: PublicMasthead, tongue: Tongue): IssueHeadView => {
  const count = sayWith(siteWith.articles, tongue.language, {
    count: figure(issue.articles),
    one: issue.articles === 1,
  });
  const date = issue.publishedAt && longDate(dayIn(new Date(issue.publishedAt), journal.timeZone), tongue.language);
  const parts = [issue.articles > 0 && count, date && sayWith(siteWith.publishedOn, tongue.language, { date })].filter(
    Boolean,
  );
  const open = issue.continuous && !issue.publishedAt ? ` ${say(site.continuous, tongue.language)}` : '';
  return {
    id: issue.id,
    name: issueName(issue, tongue.language),
    title: inLanguage(issue.title, tongue.language),
    line: parts.length > 0 ? `${capital(parts.join(', '))}.${open}` : open.trim(),
    description: inLanguage(issue.description, tongue.language),
    href: inTongue(issuePath(journal.path, issue.id), tongue),
  };
};

const states: Record<string, Text> = { suspended: site.suspended, ceased: site.ceased, title_changed: site.renamed };

export const reviewOf = (journal: PublicMasthead, language: Language): string => {
  const known = [...Object.values(journal.reviewType), journal.anonymity ?? ''].flatMap((value) => {
    const text = (identities as Record<string, Text>)[value];
    return text ? [say(text, language)] : [];
  });
  return known[0] ?? '';
};

export const journalView = ({ journal, issues, current, loose }: PublicJournal, tongue: Tongue): JournalView => {
  const [newest, ...before] = issues;
  const state = states[journal.state];
  return {
    state: state && say(state, tongue.language),
    issue: newest && issueHeadView(newest, journal, tongue),
    whole:
      newest && newest.articles > current.length
        ? { href: inTongue(issuePath(journal.path, newest.id), tongue) }
        : undefined,
    contents: contentsView(current, journal.path, tongue, say(site.otherArticles, tongue.language)),
    loose: contentsView(loose, journal.path, tongue, say(site.latest, tongue.language)).map((group) => ({
      ...group,
      heading: say(site.latest, tongue.language),
    })),
    before: before.map((issue) => issueHeadView(issue, journal, tongue)),
    scope: withoutMarks(inLanguage(journal.scope, tongue.language)),
    review: reviewOf(journal, tongue.language),
    contact: journal.contacts.principal?.name ?? '',
  };
};
