import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { timelineWords } from '@naskhah/words/desk/timeline';
import { personEvents } from '@naskhah/words/identity/person-events';
import { sql } from 'kysely';

type Row = {
  at: Date;
  event: string;
  by_name: string | null;
  number: string | null;
  journal_en: string | null;
  journal_ms: string | null;
  role_en: string | null;
  role_ms: string | null;
  other: string | null;
  total: number;
};
type Question = { personId: string; page: number; size: number };

/** Events that can be put into words; the others, such as each save of a draft, are nothing to tell. */
const told = [...new Set([...Object.keys(personEvents), ...Object.keys(timelineWords)])];

const wordsOf = (event: string, language: Language): string => {
  const ofPerson = personEvents[event as keyof typeof personEvents];
  return (ofPerson ?? timelineWords[event as keyof typeof timelineWords].title)[language];
};

/**
 * What happened to a person and what they did, in the reader's words, newest first: one statement. What they did to articles
 * that the reader wrote stays out, as it would tell who reviews them.
 */
export const personActivity = async (db: Db, actor: Actor, question: Question, language: Language) => {
  const { personId, page, size } = question;
  const reader = actor.kind === 'person' ? actor.person : null;
  const { rows } = await sql<Row>`
    with accounts as (select id from identity.person where ${personId}::uuid in (id, merged_into)),
      lines as (
        select l.* from activity.log l where l.subject_type = 'person' and l.subject_id in (select id from accounts)
        union select l.* from activity.log l where l.actor_id in (select id from accounts))
    select l.at, l.event, b.name as by_name, s.number, j.name_en as journal_en, j.name_ms as journal_ms,
      r.label_en as role_en, r.label_ms as role_ms, o.name as other, count(*) over () as total
    from lines l
      left join identity.person b on b.id = l.actor_id
      left join submissions.submission s on l.subject_type = 'article' and s.id = l.subject_id
      left join journals.journal j on j.id = case l.subject_type when 'journal' then l.subject_id else l.journal_id end
      left join access.platform_role r on r.acl = (l.data ->> 'acl')::int
      left join identity.person o on l.subject_type = 'person' and o.id = case when l.subject_id in (select id from accounts)
        then coalesce(l.data ->> 'person', l.data ->> 'from')::uuid else l.subject_id end
    where l.event = any(${told}::text[])
      and not (l.subject_type = 'article' and exists (select from submissions.participant p
        where p.submission_id = l.subject_id and p.person_id = ${reader} and p.role = 'author'))
    order by l.at desc, l.seq desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map((row) => ({
      at: row.at.toISOString(),
      what: wordsOf(row.event, language),
      about:
        row.number ??
        (language === 'ms' ? row.role_ms : row.role_en) ??
        row.other ??
        (language === 'ms' ? row.journal_ms : row.journal_en) ??
        null,
      by: row.by_name,
    })),
  };
};
