import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { authorsBeside, relationTo } from '../../submissions/index.ts';
import { mailsOfLog } from './mails-of-log.ts';
import { timelineEntry } from './timeline-entry.ts';
import { withNames } from './timeline-names.ts';

type Standing = {
  journal_id: string;
  submitter_id: string | null;
  participants: { person_id: string; role: string }[] | null;
  authors: string[];
};

/** The log of an article in the words of this viewer: four statements. Undefined where the article is not theirs to see. */
export const timeline = async (db: Db, actor: Actor, articleId: string, language: Language) => {
  const { rows } = await sql<Standing>`
    select s.journal_id, s.submitter_id, (select json_agg(json_build_object('person_id', p.person_id, 'role', p.role))
      from submissions.participant p where p.submission_id = s.id) as participants,
      ${authorsBeside} as authors
    from submissions.submission s where s.id = ${articleId}`.execute(db);
  const row = rows[0];
  const relation =
    row &&
    relationTo(actor, {
      journalId: row.journal_id,
      submitterId: row.submitter_id,
      participants: row.participants ?? [],
      authors: row.authors,
    });
  if (!relation || actor.kind !== 'person') return undefined;
  const [log, mails] = await Promise.all([
    db
      .selectFrom('activity.log')
      .select(['event', 'at', 'actor_kind', 'actor_id', 'data'])
      .where('subject_id', '=', articleId)
      .orderBy('seq', 'desc')
      .limit(500)
      .execute(),
    db
      .selectFrom('messaging.mail')
      .select(['id', 'event', 'person_id', 'address', 'subject', 'body', 'created_at', 'sent_at'])
      .where('subject_id', '=', articleId)
      .execute(),
  ]);
  const readable = mails.filter((mail) => relation === 'editor' || mail.person_id === actor.person);
  const entries = await withNames(db, log);
  const sent = mailsOfLog(entries, readable);
  return entries
    .map((entry) => timelineEntry(entry, relation, actor.person, language, sent.get(entry) ?? []))
    .filter((entry) => entry !== undefined);
};
