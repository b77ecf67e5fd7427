import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { isEditorRole } from '@naskhah/kernel/article-words';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { inLanguage, type Language, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { authorsBeside, relationTo } from '../../submissions/index.ts';
import type { Correspondence, Part, Participant } from '../../tasks/index.ts';

type Row = {
  journal_id: string;
  submitter_id: string | null;
  number: string | null;
  title: Record<string, string>;
  language: string;
  name_en: string;
  name_ms: string;
  anonymity: string | null;
  authors: string[];
  me: { name: string; firstname: string; address: string; language: Language } | null;
  people: { id: string; name: string; firstname: string; address: string; language: Language; role: string }[] | null;
  reviewers:
    | { id: string; name: string; firstname: string; address: string; language: Language; assignment: string }[]
    | null;
};

const partOfRole = (role: string): Part =>
  role === 'author' ? 'author' : isEditorRole(role) ? 'editor' : 'production';

/** Who takes part in an article and what the actor is there; undefined where it is not theirs to see. One statement. */
export const correspondence = async (db: Db, actor: Actor, articleId: string): Promise<Correspondence | undefined> => {
  if (actor.kind !== 'person' && actor.kind !== 'link') return undefined;
  const { rows } = await sql<Row>`
    with reachable as (select p.id, p.name, p.firstname, ${spoken('p.language')} as language, e.address
      from identity.person p
      join identity.email e on e.person_id = p.id and e.is_primary)
    select s.journal_id, s.submitter_id, ${authorsBeside} as authors, s.number, s.title, s.language, j.name_en, j.name_ms,
      (select r.anonymity from workflow.round r where r.submission_id = s.id order by r.number desc limit 1) as anonymity,
      (select to_json(p) from reachable p where p.id = ${actor.person}) as me,
      (select json_agg(json_build_object('id', p.id, 'name', p.name, 'firstname', p.firstname, 'address', p.address,
          'language', p.language, 'role', t.role) order by t.since, p.id)
        from submissions.active_participant t join reachable p on p.id = t.person_id where t.submission_id = s.id) as people,
      (select json_agg(json_build_object('id', p.id, 'name', p.name, 'firstname', p.firstname, 'address', p.address,
          'language', p.language, 'assignment', a.id) order by a.invited_at, p.id)
        from workflow.review_assignment a join reachable p on p.id = a.reviewer_id
        where a.submission_id = s.id and a.state not in ('declined', 'cancelled')) as reviewers
    from submissions.submission s join journals.journal j on j.id = s.journal_id
    where s.id = ${articleId} and s.status <> 'draft'`.execute(db);
  const row = rows[0];
  if (!row?.me) return undefined;
  const reviewers = (row.reviewers ?? []).filter(({ id }) => !row.authors.includes(id));
  const own = reviewers.filter(({ id }) => id === actor.person);
  const about = {
    journalId: row.journal_id,
    submitterId: row.submitter_id,
    participants: (row.people ?? []).map(({ id, role }) => ({ person_id: id, role })),
    authors: row.authors,
  };
  const relation = relationTo(actor, about);
  const reviews =
    actor.kind === 'link' ? own.some(({ assignment }) => assignment === actor.assignment) : own.length > 0;
  const part: Part | undefined = relation ?? (reviews ? 'reviewer' : undefined);
  if (!part) return undefined;
  const people: Participant[] = [
    ...(row.people ?? []).map(({ id, role, ...one }) => ({
      ...one,
      personId: id,
      part: partOfRole(role),
      assignment: null,
    })),
    ...reviewers.map(({ id, ...one }) => ({ ...one, personId: id, part: 'reviewer' as const })),
  ];
  if (!people.some(({ personId }) => personId === actor.person))
    people.push({ ...row.me, personId: actor.person, part, assignment: null });
  return {
    articleId,
    journalId: row.journal_id,
    journalName: {
      en: inLanguage({ en: row.name_en, ms: row.name_ms }, 'en'),
      ms: inLanguage({ en: row.name_en, ms: row.name_ms }, 'ms'),
    },
    number: row.number ?? '',
    title: withoutMarks(inLanguage(row.title, row.language)),
    titleLang: languageOf(row.title, row.language),
    openReview: row.anonymity === 'open',
    me: { personId: actor.person, part, firstname: row.me.firstname },
    people,
  };
};
