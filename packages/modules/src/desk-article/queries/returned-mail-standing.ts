import type { Db } from '@naskhah/db/tables';
import { editorRoles } from '@naskhah/kernel/article-words';
import { functionFlags } from '@naskhah/kernel/journal-permission';
import { sql } from 'kysely';
import type { Keeper } from '../../messaging/index.ts';
import type { ReturnedMailStanding } from '../../tasks/index.ts';

type Row = {
  person: string | null;
  articles: { articleId: string; journalId: string; editors: Keeper[] | null; receivers: Keeper[] | null }[] | null;
  administrators: Keeper[] | null;
};

// Who gets submissions but does not see all articles of the journal may not know who reviews them.
const receives = functionFlags.receivesSubmissions + functionFlags.monitor;

/**
 * The open articles in which somebody writes or reviews whose mail came back, with those who may know them there: the editors,
 * and who gets submissions, never an author of the article. One statement.
 */
export const returnedMailStanding = async (
  db: Db,
  { person, address }: { person: string | null; address: string },
): Promise<ReturnedMailStanding<Keeper>> => {
  const { rows } = await sql<Row>`
    with known as (select coalesce(${person}::uuid, (select e.person_id from identity.email e where e.address = ${address})) as id),
      parts as (
        select r.submission_id as id from workflow.review_assignment r, known k
          where r.reviewer_id = k.id and r.state in ('invited', 'accepted', 'in-progress')
        union select p.submission_id from submissions.participant p, known k where p.person_id = k.id and p.role = 'author'
        union select s.id from submissions.submission s, known k where s.submitter_id = k.id
        union select c.submission_id from submissions.contributor c, known k where c.person_id = k.id
        union select c.submission_id from submissions.contributor c where lower(c.email) = ${address}),
      articles as (select s.id, s.journal_id, s.submitter_id from submissions.submission s join parts using (id)
        where s.status in ('active', 'scheduled')),
      writers as (select id, submitter_id as person_id from articles
        union select a.id, p.person_id from articles a join submissions.participant p on p.submission_id = a.id and p.role = 'author'
        union select a.id, c.person_id from articles a join submissions.contributor c on c.submission_id = a.id),
      reachable as (select p.id as "personId", p.firstname, p.language, e.address
        from identity.person p join identity.email e on e.person_id = p.id and e.is_primary
        where p.status = 'active' and p.id is distinct from (select id from known) and e.address <> ${address})
    select (select id from known) as person,
      (select json_agg(json_build_object('articleId', a.id, 'journalId', a.journal_id,
        'editors', (select json_agg(to_json(r) order by r."personId") from reachable r where r."personId" in (
            select p.person_id from submissions.participant p
            where p.submission_id = a.id and p.role = any(${editorRoles}::text[]))
          and not exists (select from writers w where w.id = a.id and w.person_id = r."personId")),
        'receivers', (select json_agg(to_json(r) order by r."personId") from reachable r where r."personId" in (
            select x.person_id from access.assigned_preset x join access.preset y on y.id = x.preset_id
            where x.journal_id = a.journal_id group by x.person_id
            having bit_or(y.function_flags) & ${receives} = ${receives})
          and not exists (select from writers w where w.id = a.id and w.person_id = r."personId"))
        ) order by a.id) from articles a) as articles,
      (select json_agg(to_json(r) order by r."personId") from reachable r where exists (select from identity.role_held h
        join access.platform_role o on o.acl = h.acl where h.person_id = r."personId" and (o.flags & 8) > 0)) as administrators`.execute(
    db,
  );
  const { person: known = null, articles, administrators } = rows[0] ?? {};
  return {
    person: known,
    articles: (articles ?? []).map((one) => ({ ...one, editors: one.editors ?? [], receivers: one.receivers ?? [] })),
    administrators: administrators ?? [],
  };
};
