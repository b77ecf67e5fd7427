import { dayIn } from '@naskhah/kernel/day';
import type { Language } from '@naskhah/kernel/language';
import type { PublicArticle } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say, type Text } from '@naskhah/words/text';
import { type CalendarDate, isDate, shortDate } from '../text/dates.ts';

export type DateView = { label: string; date: string; iso: CalendarDate };

/** The day on which the article was first public: as the article says, else as the platform knows. */
export const publishedDay = (article: PublicArticle): CalendarDate => {
  const { dates, publishedAt, journal } = article;
  const said = [dates.published, dates.electronic, dates.pub, dates.epub].find((date) => date && isDate(date));
  return said ?? dayIn(publishedAt, journal.timeZone);
};

export const datesView = (article: PublicArticle, language: Language): DateView[] => {
  const { dates, journal, submittedAt, acceptedAt } = article;
  const own = (moment: Date | null) => (moment ? dayIn(moment, journal.timeZone) : undefined);
  const rows: [Text, CalendarDate | undefined][] = [
    [site.received, dates.received ?? dates.submitted ?? own(submittedAt)],
    [site.revised, dates.revised],
    [site.accepted, dates.accepted ?? own(acceptedAt)],
    [site.published, publishedDay(article)],
    [site.thisVersion, article.versionNumber > 1 ? (dates.version ?? own(article.updatedAt)) : undefined],
  ];
  return rows.flatMap(([label, iso]): DateView[] =>
    iso && isDate(iso) ? [{ label: say(label, language), date: shortDate(iso, language), iso }] : [],
  );
};
