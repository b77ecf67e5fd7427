import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { answeredForm } from '../../forms/index.ts';

/** What the person did and what was done to them, oldest first. */
const logOf = async (db: Db, personId: string) => {
  const rows = await db
    .selectFrom('activity.log')
    .select(['event', 'at'])
    .where((on) => on.or([on('actor_id', '=', personId), on('subject_id', '=', personId)]))
    .orderBy('at')
    .execute();
  return rows.map(({ event, at }) => ({ event, at: at.toISOString() }));
};

/**
 * Everything that is kept about a person, by what it is about, in plain fields: two statements. What others wrote about the person
 * in confidence (reviews of their articles, remarks of editors) is theirs and not in it, nor is any secret.
 */
export const personData = async (db: Db, personId: string): Promise<Record<string, unknown> | undefined> => {
  const list = (query: ReturnType<typeof sql>) => sql`coalesce((select json_agg(x) from (${query}) x), '[]')`;
  const { rows } = await sql<{ content: Record<string, unknown> }>`
    select json_build_object(
      'person', (select to_json(x) from (select p.id, p.name, p.firstname, p.family, p.language, p.orcid, p.country, p.phone, p.biography,
        p.interests, p.status, p.status_reason, p.created_at, p.last_seen_at, p.profile_completed_at) x),
      'emails', ${list(sql`select address, is_primary, confirmed_at from identity.email where person_id = p.id order by address`)},
      'affiliations', ${list(sql`select organisation, ror, department, country, starts_on, ends_on, is_primary
        from identity.affiliation where person_id = p.id order by organisation`)},
      'roles', ${list(sql`select r.label_en as role, h.granted_at from identity.role_held h
        join access.platform_role r on r.acl = h.acl where h.person_id = p.id order by r.acl`)},
      'journals', ${list(sql`select j.name_en as journal, t.label_en as preset, a.assigned_at from access.assigned_preset a
        join access.preset t on t.id = a.preset_id join journals.journal j on j.id = a.journal_id
        where a.person_id = p.id order by j.name_en, t.sort`)},
      'boards', ${list(sql`select j.name_en as journal, b.role, b.name, b.email, b.orcid, b.affiliation, b.country, b.term_from, b.term_to,
        b.consent, b.consent_word, b.asked_at, b.answered_at from journals.board_member b join journals.journal j on j.id = b.journal_id
        where b.person_id = p.id or b.email in (select address from identity.email where person_id = p.id) order by j.name_en`)},
      'sessions', ${list(sql`select user_agent, created_at, expires_at from identity.session
        where person_id = p.id order by created_at`)},
      'invitations', ${list(sql`select kind, address, name, message, state, invited_at, answered_at from identity.invitation
        where person_id = p.id or address in (select address from identity.email where person_id = p.id) order by invited_at`)},
      'articles', ${list(sql`select s.number, s.title, s.status, m.role, m.since from submissions.participant m
        join submissions.submission s on s.id = m.submission_id where m.person_id = p.id order by m.since`)},
      'bylines', ${list(sql`select s.number, s.title, c.name, c.email, c.orcid, c.affiliations, c.credit, c.confirmed_at, c.declined_at, c.decline_note
        from submissions.contributor c join submissions.submission s on s.id = c.submission_id
        where c.person_id = p.id or lower(c.email) in (select address from identity.email where person_id = p.id)
        order by s.created_at`)},
      'reviews', ${list(sql`select s.number, s.title, r.state, r.invited_at, r.answered_at, r.submitted_at, r.recommendation,
        r.comments_to_author, r.comments_to_editor, r.decline_reason, r.suggestions, r.competing_interests,
        ${answeredForm(sql`r.id`)} as form
        from workflow.review_assignment r join submissions.submission s on s.id = r.submission_id
        where r.reviewer_id = p.id order by r.invited_at`)},
      'files', ${list(sql`select filename, label, created_at from media.attachment where uploaded_by = p.id order by created_at`)},
      'mails', ${list(sql`select address, subject, state, created_at, sent_at from messaging.mail
        where person_id = p.id order by created_at`)},
      'tasks', ${list(sql`select title, note, due, made_at, done_at, outcome from tasks.task
        where kind = 'general' and p.id in (assignee_id, made_by) order by made_at`)},
      'saved_views', ${list(sql`select list, name, search, created_at from desk_workspace.saved_view where person_id = p.id order by name`)}
    ) as content
    from identity.person p where p.id = ${personId} and p.status <> 'merged'`.execute(db);
  return rows[0] && { ...rows[0].content, log: await logOf(db, personId) };
};
