import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { issueLackWords, pageNoteWords } from '@naskhah/words/publishing/publishing';
import { sql } from 'kysely';
import { mayChangeContent } from '../domain/approvals.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import { issueFacts } from './issue-facts.ts';

/** One issue as its page shows it, with the dry run and what this actor can do: two statements. */
export const issueView = async (db: Db, actor: Actor, id: string, language: Language) => {
  const row = await db
    .selectFrom('publishing.issue as i')
    .innerJoin('publishing.volume as v', 'v.id', 'i.volume_id')
    .innerJoin('journals.journal as j', 'j.id', 'i.journal_id')
    .leftJoin('identity.person as r', 'r.id', 'i.requested_by')
    .leftJoin('identity.person as a', 'a.id', 'i.approved_by')
    .leftJoin('identity.person as f', 'f.id', 'i.finally_approved_by')
    .selectAll('i')
    .select([
      'v.number as volume',
      'v.year',
      'j.path',
      'j.name_en',
      'j.name_ms',
      'j.approval_levels',
      'r.name as requester',
      'a.name as approver',
      'f.name as final_approver',
    ])
    .select(sql<number>`(select count(*) from publishing.publication p where p.issue_id = i.id)`.as('articles'))
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!row || !mayHandleIssues(actor, row.journal_id)) return undefined;
  const facts = await issueFacts(db, id);
  const langOf = (article: string | null) => (article === null ? null : (facts.titleLangs.get(article) ?? null));
  const lacks = row.state === 'public' ? [] : facts.lacks;
  const person = isInPerson(actor) ? actor.person : undefined;
  const open = ['draft', 'compiled', 'returned', 'unpublished'].includes(row.state);
  const finalStep = row.state === 'approved' || (row.state === 'requested' && row.approval_levels < 2);
  const earlier = row.state === 'approved' ? row.approved_by : row.requested_by;
  return {
    id: row.id,
    journal_id: row.journal_id,
    journal_path: row.path,
    journal_en: row.name_en,
    journal_ms: row.name_ms,
    volume_id: row.volume_id,
    volume: row.volume,
    year: row.year,
    number: row.number,
    title: row.title,
    description: row.description,
    continuous: row.continuous,
    planned_on: row.planned_on,
    state: row.state,
    requested_by: row.requester,
    requested_at: row.requested_at?.toISOString() ?? null,
    approved_by: row.approver,
    approved_at: row.approved_at?.toISOString() ?? null,
    finally_approved_by: row.final_approver,
    return_reason: row.return_reason,
    published_at: row.published_at?.toISOString() ?? null,
    articles: row.articles,
    missing: lacks.map((lack) => ({
      code: lack.code,
      article_id: lack.articleId,
      article_title: lack.title,
      title_lang: langOf(lack.articleId),
      message: issueLackWords[lack.code][language],
    })),
    notes: facts.notes.map((note) => ({
      code: note.code,
      article_id: note.articleId,
      article_title: note.title,
      title_lang: langOf(note.articleId),
      message: pageNoteWords(note, language),
    })),
    version: row.version,
    can: {
      edit: mayChangeContent({ state: { is: row.state } }),
      request: Boolean(person) && open && lacks.length === 0,
      approve: Boolean(person) && row.state === 'requested' && row.approval_levels > 1,
      approve_finally: Boolean(person) && finalStep && earlier !== person && lacks.length === 0,
      return: Boolean(person) && (row.state === 'requested' || row.state === 'approved'),
    },
  };
};
