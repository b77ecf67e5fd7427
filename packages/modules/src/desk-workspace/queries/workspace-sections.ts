import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { inWorkspaceOf } from './visible-articles.ts';

/** The sections of a journal that has articles in the actor's workspace; none of any other journal. One statement. */
export const workspaceSections = async (db: Db, actor: Actor, journal: string) => {
  const { rows } = await sql<{ id: string; title_en: string; title_ms: string }>`
    select c.id, c.title_en, c.title_ms from journals.section c
    where c.journal_id = ${journal} and exists (
      select from desk_article.article_state a where a.journal_id = ${journal} and ${inWorkspaceOf(actor)})
    order by c.sort, c.title_en`.execute(db);
  return rows;
};
