import type { Db } from '@naskhah/db/tables';
import { isMailEvent, mailEvents } from '@naskhah/words/messaging/mail-events';
import { mailTemplates } from '@naskhah/words/messaging/mail-templates';
import { sql } from 'kysely';
import { renderWritten, subjectLine } from '../domain/render-template.ts';

type Row = {
  id: string;
  event: string;
  subject_type: string;
  subject_id: string;
  data: Record<string, unknown>;
  created_at: Date;
  read_at: Date | null;
};

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
    : {};

const viewOf = ({ id, event, subject_type, subject_id, data, created_at, read_at }: Row) => {
  if (!isMailEvent(event)) return undefined;
  const values = textsOf(data.values);
  const { opens = 'profile' } = mailEvents[event];
  const line = (language: 'en' | 'ms') => subjectLine(renderWritten(mailTemplates[event][language].subject, values));
  return {
    id,
    event,
    text_en: line('en'),
    text_ms: line('ms'),
    about: typeof data.about === 'string' ? data.about : '',
    about_lang: typeof data.lang === 'string' ? data.lang : '',
    // Who hears of a review by a link of its own looks there.
    opens: subject_type === 'review' ? ('my-reviews' as const) : opens,
    subject_id,
    created_at: created_at.toISOString(),
    read: read_at !== null,
  };
};

type Question = { page: number; size: number; unread: boolean };

/** A person's own notifications in words of both languages: one statement. */
export const notifications = async (db: Db, person: string, { page, size, unread }: Question) => {
  const { rows } = await sql<Row & { total: number; open: number }>`
    select n.*, c.total, c.open from (select count(*) filter (where ${unread} = false or read_at is null)::int as total,
        count(*) filter (where read_at is null)::int as open from messaging.notification where person_id = ${person}) c
      left join lateral (select id, event, subject_type, subject_id, data, created_at, read_at
        from messaging.notification where person_id = ${person} and (${unread} = false or read_at is null)
        order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}) n on true`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  return {
    total: rows[0]?.total ?? 0,
    unread: rows[0]?.open ?? 0,
    rows: found.map(viewOf).filter((view) => view !== undefined),
  };
};

export const unreadCount = async (db: Db, person: string): Promise<number> => {
  const row = await db
    .selectFrom('messaging.notification')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('person_id', '=', person)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.n;
};
