import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { inWorkspaceOf } from './visible-articles.ts';

/** What the command palette finds: articles of the actor's workspace and own, and open journals: two statements. */
export const commandSearch = async (db: Db, actor: Actor, q: string) => {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const person = actor.kind === 'person' ? actor.person : null;
  const [articles, journals] = await Promise.all([
    sql<{ id: string; number: string; title: string }>`
      select a.submission_id as id, a.number, a.title from desk_article.article_state a
      where a.search like ${like} and ((${inWorkspaceOf(actor)}) or exists (select from submissions.participant p
        where p.submission_id = a.submission_id and p.person_id = ${person} and p.role = 'author'))
      order by a.submitted_at desc limit 8`.execute(db),
    sql<{ id: string; name_en: string; name_ms: string; path: string }>`
      select j.id, j.name_en, j.name_ms, j.path from journals.journal j
      where j.state in ('verified', 'active') and (lower(j.name_en) like ${like} or lower(j.name_ms) like ${like})
      order by j.name_en limit 5`.execute(db),
  ]);
  return { articles: articles.rows, journals: journals.rows };
};
