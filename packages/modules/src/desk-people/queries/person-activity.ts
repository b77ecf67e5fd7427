import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { timelineWords } from '@naskhah/words/desk-article/timeline';
import { personEvents } from '@naskhah/words/identity/person-events';
import type { Text } from '@naskhah/words/text';
import { sql } from 'kysely';
import { activityNames } from './activity-names.ts';

type Line = {
  at: Date;
  event: string;
  subject_type: string;
  subject_id: string;
  journal_id: string | null;
  actor_id: string | null;
  data: Record<string, unknown>;
  total: number;
};
type Question = { personId: string; page: number; size: number };

const ofPeople: Record<string, Text | null> = personEvents;
const ofArticles: Record<string, { title: Text } | null> = timelineWords;
const wordsOf = (event: string): Text | undefined => ofPeople[event] ?? ofArticles[event]?.title;

/** Events that can be put into words; the others, such as each save of a draft, are nothing to tell. */
const told = [...new Set([...Object.keys(personEvents), ...Object.keys(timelineWords)])].filter(wordsOf);

/** The person's account with those that became part of it, and the articles that the reader wrote. */
const standing = async (db: Db, personId: string, reader: string | null) => {
  const { rows } = await sql<{ accounts: string[]; written: string[] }>`select
      array(select id from identity.person where ${personId}::uuid in (id, merged_into)) as accounts,
      array(select submission_id from submissions.author_account where person_id = ${reader}) as written`.execute(db);
  return rows[0] ?? { accounts: [], written: [] };
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whom else an entry is about: from the person's own entry whom it names, from one about another person that one. */
const otherOf = (line: Line, accounts: readonly string[]): string | null => {
  if (line.subject_type !== 'person') return null;
  return accounts.includes(line.subject_id) ? (text(line.data.person) ?? text(line.data.from)) : line.subject_id;
};

const journalOf = (line: Line): string | null => (line.subject_type === 'journal' ? line.subject_id : line.journal_id);

/**
 * What happened to a person and what they did, in the reader's words, newest first: three statements. What they did to articles
 * that the reader wrote stays out, as it would tell who reviews them.
 */
export const personActivity = async (db: Db, actor: Actor, question: Question, language: Language) => {
  const { personId, page, size } = question;
  const { accounts, written } = await standing(db, personId, actor.kind === 'person' ? actor.person : null);
  const { rows: lines } = await sql<Line>`
    with line as (
      select * from activity.log where subject_type = 'person' and subject_id = any(${accounts}::uuid[])
      union select * from activity.log where actor_id = any(${accounts}::uuid[]))
    select at, event, subject_type, subject_id, journal_id, actor_id, data, count(*) over () as total from line
    where event = any(${told}::text[]) and not (subject_type = 'article' and subject_id = any(${written}::uuid[]))
    order by at desc, seq desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const names = await activityNames(db, {
    people: lines.flatMap((line) => [line.actor_id, otherOf(line, accounts)]),
    articles: lines.map((line) => (line.subject_type === 'article' ? line.subject_id : null)),
    journals: lines.map(journalOf),
    roles: lines.map((line) => (typeof line.data.acl === 'number' ? line.data.acl : null)),
  });
  return {
    total: lines[0]?.total ?? 0,
    rows: lines.map((line) => ({
      at: line.at.toISOString(),
      what: wordsOf(line.event)?.[language] ?? '',
      about:
        names.of('article', line.subject_id, language) ??
        names.of('role', line.data.acl, language) ??
        names.of('person', otherOf(line, accounts), language) ??
        names.of('journal', journalOf(line), language),
      by: names.of('person', line.actor_id, language),
    })),
  };
};
