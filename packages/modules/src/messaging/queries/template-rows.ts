import type { Db } from '@naskhah/db/tables';
import { mailGroups } from '@naskhah/words/messaging/mail-event';
import { mailEventNames, mailEvents, takesJournalTexts } from '@naskhah/words/messaging/mail-events';
import { mailTemplates } from '@naskhah/words/messaging/mail-templates';
import type { Origin } from '../domain/mail-texts.ts';

type Question = {
  journal: string | null;
  groups: readonly string[];
  origins: readonly Origin[];
  q: string;
  sort: string;
  page: number;
  size: number;
};

const groupOrder = Object.keys(mailGroups);

/** The mails of a journal or the platform with the subjects in force: two statements, whatever is asked. */
export const templateRows = async (db: Db, { journal, groups, origins, q, sort, page, size }: Question) => {
  const ours = journal ? [null, journal] : [null];
  const mine = (owner: string | null) => ours.includes(owner);
  const own = await db
    .selectFrom('messaging.template')
    .select(['event', 'journal_id', 'language', 'subject'])
    .where((on) => on.or([on('journal_id', 'is', null), ...(journal ? [on('journal_id', '=', journal)] : [])]))
    .execute();
  const silenced = await db.selectFrom('messaging.silenced_event').select(['event', 'journal_id']).execute();
  const wanted = q.toLowerCase();
  const rows = mailEventNames
    .filter((event) => journal === null || takesJournalTexts(event))
    .map((event) => {
      const found = own.filter((row) => row.event === event).sort((one) => (one.journal_id === null ? 1 : -1));
      const subject = (language: 'en' | 'ms') =>
        found.find((row) => row.language === language)?.subject ?? mailTemplates[event][language].subject;
      const first = found[0];
      const origin: Origin = first ? (first.journal_id ? 'journal' : 'platform') : 'shipped';
      return {
        event,
        origin,
        active: !silenced.some((row) => row.event === event && mine(row.journal_id)),
        subject_en: subject('en'),
        subject_ms: subject('ms'),
      };
    })
    .filter(({ event, origin, subject_en, subject_ms }) => {
      const { group, name, when } = mailEvents[event];
      if (groups.length > 0 && !groups.includes(group)) return false;
      if (origins.length > 0 && !origins.includes(origin)) return false;
      const words = [name.en, name.ms, when.en, when.ms, subject_en, subject_ms].join(' ').toLowerCase();
      return words.includes(wanted);
    });
  const byName = (one: { event: keyof typeof mailEvents }, other: { event: keyof typeof mailEvents }) =>
    mailEvents[one.event].name.en.localeCompare(mailEvents[other.event].name.en);
  const sorted =
    sort === 'group'
      ? rows.sort(
          (one, other) =>
            groupOrder.indexOf(mailEvents[one.event].group) - groupOrder.indexOf(mailEvents[other.event].group),
        )
      : rows.sort((one, other) => (sort === 'name' ? byName(one, other) : byName(other, one)));
  return { total: sorted.length, rows: sorted.slice((page - 1) * size, page * size) };
};
