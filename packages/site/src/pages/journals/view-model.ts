import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { inLanguage } from '@naskhah/kernel/language';
import type { Directory } from '@naskhah/modules/discovery';
import { discoveryWith } from '@naskhah/words/discovery/discovery';
import { siteWith } from '@naskhah/words/site/site';
import { sayWith } from '@naskhah/words/text';
import { figure } from '../../contents/issue-name.ts';
import { journalName } from '../../frame/masthead-view.ts';
import { inTongue, journalPath } from '../../paths.ts';
import type { Tongue } from '../../surroundings.ts';
import { siteTheme } from '../../theme/site-theme.ts';

export type JournalLine = {
  id: string;
  name: string;
  initials: string;
  colour: string;
  href: string;
  line: string;
  scope: string;
  articles: string;
  path: string;
  cover: string | null;
};

export type JournalsView = { total: string; journals: JournalLine[]; pages: number };

const initialsOf = (name: string): string => (name.match(/\b\p{Lu}/gu) ?? [...name.toUpperCase()]).slice(0, 3).join('');

const teaser = (text: string): string => (text.length > 180 ? `${text.slice(0, text.lastIndexOf(' ', 172))} …` : text);

const journalsPerPage = 25;

export const journalsView = ({ total, journals }: Directory, tongue: Tongue): JournalsView => ({
  total: sayWith(discoveryWith.journals, tongue.language, { count: figure(total), one: total === 1 }),
  pages: Math.max(1, Math.ceil(total / journalsPerPage)),
  journals: journals.map((journal) => {
    const name = journalName(journal, tongue.language);
    const numbers = [journal.issn && `ISSN ${journal.issn}`, journal.eissn && `e-ISSN ${journal.eissn}`];
    return {
      id: journal.id,
      path: journal.path,
      cover: journal.cover,
      name,
      initials: initialsOf(name),
      colour: siteTheme(journal).values.site ?? '',
      href: inTongue(journalPath(journal.path), tongue),
      line: [journal.publisher, ...numbers].filter(Boolean).join(' · '),
      scope: teaser(withoutMarks(inLanguage(journal.scope, tongue.language))),
      articles:
        journal.articles > 0
          ? sayWith(siteWith.articles, tongue.language, {
              count: figure(journal.articles),
              one: journal.articles === 1,
            })
          : '',
    };
  }),
});
