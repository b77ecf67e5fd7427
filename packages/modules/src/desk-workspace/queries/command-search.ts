import { partOfName } from '@naskhah/db/part-of-name';
import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator, may } from '@naskhah/kernel/actor';
import type { JournalPermission } from '@naskhah/kernel/journal-permission';
import { inLanguage, type LocalizedText, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { inWorkspaceOf } from './visible-articles.ts';

/** Journals in which the actor holds the permission by a preset, not as an Administrator, who holds it in all. */
const heldIn = (actor: Actor, permission: JournalPermission): string[] =>
  actor.kind === 'person' ? [...actor.journals.keys()].filter((journal) => may(actor, permission, journal)) : [];

type PersonFound = {
  user_id: string;
  name: string;
  affiliation: string;
  journal: { id: string; name_en: string; name_ms: string } | null;
};

/** Of names that half of the platform bears, the five shown are the first of so many. */
const mostCompared = 500;

/** People by a part of their name: all of them for an Administrator, else the teams that the actor manages. */
const peopleFound = (db: Db, actor: Actor, q: string) => {
  const named = partOfName(q);
  const affiliation = sql`coalesce((select f.organisation from identity.affiliation f where f.person_id = p.id
    order by f.is_primary desc, f.organisation limit 1), '') as affiliation`;
  if (isAdministrator(actor))
    // Found first and put in order afterwards: else the planner walks all people by name for the five.
    return sql<PersonFound>`with fits as materialized (select p.id, p.name from identity.person p
        where ${named} and p.status in ('active', 'unconfirmed', 'suspended') limit ${mostCompared})
      select p.id as user_id, p.name, ${affiliation}, null as journal from fits p order by p.name, p.id limit 5`.execute(
      db,
    );
  return sql<PersonFound>`select distinct on (p.name, p.id) p.id as user_id, p.name, ${affiliation},
      json_build_object('id', j.id, 'name_en', j.name_en, 'name_ms', j.name_ms) as journal
    from access.assigned_preset a join identity.person p on p.id = a.person_id
      join journals.journal j on j.id = a.journal_id
    where a.journal_id = any(${heldIn(actor, 'team_management')}::uuid[])
      and ${named} and p.status in ('active', 'unconfirmed', 'suspended')
    order by p.name, p.id, j.name_en limit 5`.execute(db);
};

/**
 * What the command palette finds: articles of the actor's workspace and own, open journals, the people whom the actor may look
 * up, and the journals whose issues they handle: three statements.
 */
export const commandSearch = async (db: Db, actor: Actor, q: string) => {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const person = actor.kind === 'person' ? actor.person : null;
  const handled = heldIn(actor, 'volume');
  const [articles, journals, people] = await Promise.all([
    sql<{ id: string; number: string; titles: LocalizedText; language: string }>`
      select a.submission_id as id, a.number, s.title as titles, s.language
      from desk_article.article_state a join submissions.submission s on s.id = a.submission_id
      where a.search like ${like} and ((${inWorkspaceOf(actor)}) or exists (select from submissions.participant p
        where p.submission_id = a.submission_id and p.person_id = ${person} and p.role = 'author'))
      order by a.submitted_at desc limit 8`.execute(db),
    sql<{ id: string; name_en: string; name_ms: string; path: string; handled: boolean }>`
      (select j.id, j.name_en, j.name_ms, j.path, false as handled from journals.journal j
        where j.state in ('verified', 'active') and (lower(j.name_en) like ${like} or lower(j.name_ms) like ${like})
        order by j.name_en limit 5)
      union all (select j.id, j.name_en, j.name_ms, j.path, true from journals.journal j
        where j.id = any(${handled}::uuid[]) and j.state in ('verified', 'active') order by j.name_en limit 8)`.execute(
      db,
    ),
    peopleFound(db, actor, q),
  ]);
  return {
    articles: articles.rows.map(({ titles, language, ...row }) => ({
      ...row,
      title: inLanguage(titles, language),
      title_lang: languageOf(titles, language),
    })),
    journals: journals.rows
      .filter((row) => !row.handled)
      .map(({ id, name_en, name_ms, path }) => ({ id, name_en, name_ms, path })),
    people: people.rows,
    issues_of: journals.rows.filter((row) => row.handled).map(({ id, name_en, name_ms }) => ({ id, name_en, name_ms })),
  };
};
