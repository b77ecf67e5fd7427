import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { messaging } from '@naskhah/words/tasks/messages';
import { sql } from 'kysely';
import { type Correspondence, choicesFor, mayKnow, partOf, theEditors } from '../domain/correspondents.ts';

export type MessageRow = {
  id: string;
  title: string;
  subject: string;
  body: string;
  sender_id: string;
  by_email: boolean;
  created_at: Date;
  recipients: { person: string; read: boolean }[];
};

/** Most messages about one article that are shown. */
export const most = 500;

export const recipientsOfMessage = sql`(select json_agg(json_build_object('person', r.person_id, 'read', r.read_at is not null)
  order by r.person_id) from tasks.message_recipient r where r.message_id = m.id)`;

/** A message with the names that its reader may know. */
export const shownMessage = (
  row: MessageRow,
  {
    me,
    acts,
    sender,
    to,
    answer,
  }: { me: string; acts: boolean; sender: string; to: readonly string[]; answer: string | null },
) => ({
  id: row.id,
  title: row.title,
  subject: row.subject,
  message: row.body,
  sender,
  mine: row.sender_id === me,
  to: [...new Set(to)],
  created_at: row.created_at.toISOString(),
  read: row.recipients.every(({ person, read }) => person !== me || read),
  by_email: row.by_email,
  can: { delete: acts && row.sender_id === me, answer: acts ? answer : null },
});

/** The messages about an article that this reader sent or got; an editor sees all of it: one statement. */
const rowsFor = async (db: Db, { articleId, me }: Correspondence): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select m.id, m.title, m.subject, m.body, m.sender_id, m.by_email, m.created_at,
      ${recipientsOfMessage} as recipients
    from tasks.message m where m.article_id = ${articleId} and m.removed_at is null
      and (${me.part === 'editor'} or m.sender_id = ${me.personId} or exists (select from tasks.message_recipient o
        where o.message_id = m.id and o.person_id = ${me.personId}))
    order by m.created_at desc, m.id desc limit ${most}`.execute(db);
  return rows.reverse();
};

/** A thread for one reader: nobody is named who may not be known to them. */
export const thread = async (db: Db, about: Correspondence, language: Language, acts: boolean) => {
  const { me, people, openReview, journalName, title } = about;
  const rows = await rowsFor(db, about);
  const nameOf = (person: string): string => {
    if (person === me.personId) return messaging.you[language];
    const part = partOf(about, person);
    if (part === undefined) return me.part === 'editor' ? messaging.left[language] : messaging.someone[language];
    if (!mayKnow(me.part, part, openReview)) return messaging.parts[part][language];
    return people.find(({ personId }) => personId === person)?.name ?? messaging.left[language];
  };
  const { known, hiddenEditors } = choicesFor(about);
  return {
    messages: rows.map((row) =>
      shownMessage(row, {
        me: me.personId,
        acts,
        sender: nameOf(row.sender_id),
        to: row.recipients.map(({ person }) => nameOf(person)),
        answer: null,
      }),
    ),
    people: [
      ...(hiddenEditors.length > 0
        ? [{ id: theEditors, name: messaging.parts.editor[language], part: 'editor' as const, role: '' } as const]
        : []),
      ...known.map(({ personId, name, part }) => ({ id: personId, name, part, role: messaging.roles[part][language] })),
    ],
    defaults: {
      title: [messaging.update[language]({ journal: journalName[language] }), title].filter(Boolean).join(' · '),
      subject: messaging.from[language]({ firstname: me.firstname }),
    },
    can: { write: acts && (known.length > 0 || hiddenEditors.length > 0) },
  };
};

/** Of which messages: of an article, of a journal without one; of neither, all those of the journals that still are the reader's. */
export type Counted = { article: string | null; journal: string | null; journals: readonly string[] | 'all' };

/** How many messages a person sent or got, and of those that they got, how many are unread: one statement. */
export const countMessages = async (db: Db, person: string, { article, journal, journals }: Counted) => {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total,
      (count(*) filter (where r.person_id is not null and r.read_at is null))::int as unread
    from tasks.message m left join tasks.message_recipient r on r.message_id = m.id and r.person_id = ${person}
    where m.removed_at is null and (${article}::uuid is null or m.article_id = ${article})
      and (${journal}::uuid is null or (m.journal_id = ${journal} and m.article_id is null))
      and (m.article_id is not null or ${journals === 'all'} or m.journal_id = any(${journals === 'all' ? [] : journals}::uuid[]))
      and (m.sender_id = ${person} or r.person_id is not null)`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
};
