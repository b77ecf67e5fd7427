import type { Db } from '@naskhah/db/tables';
import { editorRoles } from '@naskhah/kernel/article-words';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';

export type CandidateQuestion = {
  articleId: string;
  journalId: string;
  /** Who asks: they decide, so they do not review. */
  by: string;
  for: 'editor' | 'reviewer' | 'copyeditor' | 'layout-editor';
  q: string;
};

export const editorPresets = [
  'journal-manager',
  'editor-in-chief',
  'managing-editor',
  'section-editor',
  'guest-editor',
];

const presetsFor: Record<CandidateQuestion['for'], string[]> = {
  editor: editorPresets,
  reviewer: [],
  copyeditor: ['copyeditor', 'managing-editor'],
  'layout-editor': ['layout-editor', 'proofreader'],
};

/** Who reviews what the asker wrote is not told by how much they have to do. */
const notOfOwn = ({ by }: CandidateQuestion) => sql`not exists (select from submissions.author_account w
  where w.submission_id = r.submission_id and w.person_id = ${by})`;

/**
 * People who can be asked, with their open reviews, the last invitation and a conflict with this article's authors
 * (decisions 5). Reviewers are sought among all people of the platform, the others in the journal's team: one statement.
 */
export const candidates = async (db: Db, question: CandidateQuestion) => {
  const presets = presetsFor[question.for];
  const like = `%${question.q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{
    user_id: string;
    name: string;
    affiliation: string;
    active: number;
    last_invited: Date | null;
    conflict: 'author' | 'editor' | 'same-institution' | 'invited' | null;
    interests: string[];
    biography: LocalizedText;
    photo: string | null;
  }>`
    with author as (
      select c.person_id, lower(a->>'organisation') as organisation, lower(c.email) as email
      from submissions.contributor c left join lateral jsonb_array_elements(c.affiliations) a on true
      where c.submission_id = ${question.articleId} and c.declined_at is null
    )
    select p.id as user_id, p.name, coalesce(f.organisation, '') as affiliation, p.interests, p.biography,
      (select m.id from media.attachment m where m.ref_id = p.id and m.ref_type = 'person' and m.use = 'photo'
        and m.removed_at is null order by m.created_at desc, m.id desc limit 1) as photo,
      (select count(*)::int from workflow.review_assignment r
        where r.reviewer_id = p.id and r.state in ('invited', 'accepted', 'in-progress') and ${notOfOwn(question)}) as active,
      (select max(r.invited_at) from workflow.review_assignment r where r.reviewer_id = p.id and ${notOfOwn(question)}) as last_invited,
      case
        when exists (select from submissions.author_account w where w.submission_id = ${question.articleId} and w.person_id = p.id)
          or exists (select from author w where w.email in (select x.address from identity.email x where x.person_id = p.id))
          then 'author'
        when ${question.for === 'reviewer'} and (p.id = ${question.by} or exists (select from submissions.active_participant t
            where t.submission_id = ${question.articleId} and t.person_id = p.id and t.role = any(${editorRoles}::text[])))
          then 'editor'
        when exists (select from workflow.review_assignment r join workflow.round o on o.id = r.round_id
          where r.submission_id = ${question.articleId} and r.reviewer_id = p.id and r.state <> 'cancelled'
            and o.closed_at is null) then 'invited'
        when exists (select from author w where w.organisation = lower(f.organisation)) then 'same-institution'
      end as conflict
    from identity.person p
      join identity.email e on e.person_id = p.id and e.is_primary
      left join identity.affiliation f on f.person_id = p.id and f.is_primary
    where p.status = 'active' and (${question.q} = '' or p.name ilike ${like} or e.address ilike ${like} or f.organisation ilike ${like})
      and (${presets.length} = 0 or exists (
        select from access.assigned_preset x join access.preset y on y.id = x.preset_id
        where x.person_id = p.id and x.journal_id = ${question.journalId} and y.code = any(${presets}::text[])))
    order by active, p.name limit 20`.execute(db);
  return rows.map((row) => ({
    ...row,
    biography: { en: row.biography.en ?? '', ms: row.biography.ms ?? '' },
    last_invited: row.last_invited?.toISOString().slice(0, 7) ?? null,
  }));
};
