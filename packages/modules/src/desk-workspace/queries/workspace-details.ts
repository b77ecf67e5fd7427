import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { editorRoles } from '@naskhah/kernel/article-words';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { monitored } from '../../submissions/index.ts';

/** Whether the actor stands to the article `a` as an editor: who only copyedits it does not learn who edits it. */
export const editsIt = (actor: Actor) => {
  if (actor.kind !== 'person') return sql<boolean>`false`;
  if (isAdministrator(actor)) return sql<boolean>`true`;
  return sql<boolean>`(a.journal_id = any(${monitored(actor.journals)}::uuid[]) or exists (
    select from submissions.participant p where p.submission_id = a.submission_id and p.person_id = ${actor.person}
      and p.role = any(${editorRoles}::text[])))`;
};

export type WorkspaceDetails = {
  edits: boolean;
  editors: string;
  section_en: string;
  section_ms: string;
  reminded_at: Date | null;
  spoken: { title: LocalizedText; language: string } | null;
};

/** What the columns show that a reader may add: who edits, the section, the last reminder to a reviewer. */
export const workspaceDetails = (actor: Actor) => sql`
  ${editsIt(actor)} as edits,
  case when ${editsIt(actor)} then coalesce((select string_agg(e.name, ', ' order by p.since)
    from submissions.active_participant p join identity.person e on e.id = p.person_id
    where p.submission_id = a.submission_id and p.role = any(${editorRoles}::text[])), '')
    else '' end as editors,
  case when ${editsIt(actor)} then (select max(m.created_at) from messaging.mail m
    where m.subject_id = a.submission_id and m.event = 'review-reminder') end as reminded_at,
  (select json_build_object('title', s.title, 'language', s.language) from submissions.submission s
    where s.id = a.submission_id) as spoken,
  coalesce((select c.title_en from submissions.submission s join journals.section c on c.id = s.section_id
    where s.id = a.submission_id), '') as section_en,
  coalesce((select c.title_ms from submissions.submission s join journals.section c on c.id = s.section_id
    where s.id = a.submission_id), '') as section_ms`;
