import type { Db } from '@naskhah/db/tables';
import { titleLetters } from '@naskhah/db/title-letters';
import type { TaskKind } from '@naskhah/kernel/task-words';
import { type RawBuilder, sql } from 'kysely';
import { authorsBeside } from '../../submissions/index.ts';

export type TaskFound = {
  id: string;
  version: number;
  kind: TaskKind;
  title: string;
  note: string;
  due: string | null;
  blocking: boolean;
  address: string | null;
  about_id: string | null;
  about_name: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  made_by: string | null;
  made_by_name: string | null;
  made_at: Date;
  done_at: Date | null;
  done_by_name: string | null;
  outcome: string;
  article: { id: string; number: string | null; title: Record<string, string>; language: string } | null;
  submitter_id: string | null;
  participants: { person_id: string; role: string }[] | null;
  authors: string[];
  journal_id: string | null;
  journal_en: string | null;
  journal_ms: string | null;
  time_zone: string;
  total: number;
};

export type TaskQuestion = {
  page: number;
  size: number;
  sort: string;
  q: string;
  filters: {
    view: 'mine' | 'given';
    state: 'open' | 'done' | 'all';
    overdue: boolean;
    article_id?: string | undefined;
    id?: string | undefined;
  };
};

/** Where days are counted for what belongs to no journal. */
const zone = sql`coalesce(j.time_zone, 'Asia/Kuala_Lumpur')`;

const orders: Record<string, RawBuilder<unknown>> = {
  due: sql`t.done_at desc nulls first, t.due nulls last, t.made_at, t.id`,
  '-due': sql`t.done_at desc nulls first, t.due desc nulls last, t.made_at desc, t.id`,
  '-made': sql`t.made_at desc, t.id`,
};

const scopeOf = (person: string, administrator: boolean, { id, article_id, view }: TaskQuestion['filters']) => {
  if (id) return sql`t.id = ${id}`;
  if (article_id) return sql`t.article_id = ${article_id}`;
  if (view === 'given') return sql`t.made_by = ${person}`;
  return administrator ? sql`(t.assignee_id = ${person} or t.assignee_id is null)` : sql`t.assignee_id = ${person}`;
};

/** What is to be done about an article is nothing for who wrote it, whatever they were given before that was known. */
export const notWritten = (person: string | null) => sql<boolean>`not exists (select from submissions.author_account w
  where w.submission_id = t.article_id and w.person_id = ${person})`;

const stateOf = ({ id, state }: TaskQuestion['filters']) => {
  if (id || state === 'all') return sql`true`;
  return state === 'open' ? sql`t.done_at is null` : sql`t.done_at is not null`;
};

// Who an article's returned mail was for is not everybody's to find: its address is searched nowhere but where there is no article.
const wordsOf = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return q
    ? sql`(t.title ilike ${like} or t.note ilike ${like} or s.number ilike ${like} or ${titleLetters('s.title')} ilike ${like}
        or (t.article_id is null and t.address ilike ${like}))`
    : sql`true`;
};

/** Tasks with their article, journal and people, as far as the question goes; what the reader may know of them is not decided here. */
export const taskRows = async (
  db: Db,
  { person, administrator, now }: { person: string; administrator: boolean; now: Date },
  { page, size, sort, q, filters }: TaskQuestion,
): Promise<TaskFound[]> => {
  const { rows } = await sql<TaskFound>`
    select t.id, t.version, t.kind, t.title, t.note, t.due, t.blocking, t.address, t.about_id,
      coalesce(b.name, (select c.name from submissions.contributor c
        where c.submission_id = t.article_id and lower(c.email) = t.address limit 1)) as about_name,
      t.assignee_id, a.name as assignee_name, t.made_by, m.name as made_by_name, t.made_at, t.done_at,
      d.name as done_by_name, t.outcome, s.submitter_id,
      case when s.id is not null then json_build_object('id', s.id, 'number', s.number, 'title', s.title, 'language', s.language) end
        as article,
      (select json_agg(json_build_object('person_id', p.person_id, 'role', p.role))
        from submissions.participant p where p.submission_id = s.id) as participants,
      ${authorsBeside} as authors,
      t.journal_id, j.name_en as journal_en, j.name_ms as journal_ms, ${zone} as time_zone, count(*) over ()::int as total
    from tasks.task t
      left join submissions.submission s on s.id = t.article_id
      left join journals.journal j on j.id = t.journal_id
      left join identity.person a on a.id = t.assignee_id
      left join identity.person m on m.id = t.made_by
      left join identity.person b on b.id = t.about_id
      left join identity.person d on d.id = t.done_by
    where ${scopeOf(person, administrator, filters)} and ${notWritten(person)} and ${stateOf(filters)} and ${wordsOf(q)}
      and (not ${filters.overdue} or (t.done_at is null and t.due < (${now}::timestamptz at time zone ${zone})::date))
    order by ${orders[sort] ?? sql`t.id`} limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
};
