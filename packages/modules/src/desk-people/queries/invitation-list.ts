import type { Db } from '@naskhah/db/tables';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { sql } from 'kysely';
import { type InvitationFilters, invitations } from './invitation-source.ts';

type Row = {
  id: string;
  kind: 'register' | 'role' | 'journal' | 'review' | 'authorship' | 'evaluate';
  state: 'open' | 'accepted' | 'declined' | 'revoked' | 'expired';
  name: string;
  email: string;
  to_en: string | null;
  to_ms: string | null;
  preset_en: string | null;
  preset_ms: string | null;
  article_id: string | null;
  number: string | null;
  title: string | null;
  title_lang: string | null;
  invited_by: string | null;
  sent_at: Date;
  expires_at: Date | null;
  answered_at: Date | null;
  own: boolean;
  total: number;
};
type Question = InvitationFilters & { q: string; sort: string; page: number; size: number };

/** Invitations of every kind, from wherever they live: one statement. */
export const invitationList = async (db: Db, reader: string, question: Question, now: Date) => {
  const { q, sort, page, size } = question;
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const order = sort === 'sent' ? sql`i.sent_at asc, i.id` : sql`i.sent_at desc, i.id`;
  const { rows } = await sql<Row>`
    with i as (${invitations(reader, question, now)})
    select i.*, count(*) over () as total from i
    where (${question.kind.length} = 0 or i.kind = any(${question.kind}::text[]))
      and (${question.state.length} = 0 or i.state = any(${question.state}::text[]))
      and (${q} = '' or lower(i.name) like ${like} or i.email like ${like} or lower(coalesce(i.number, '')) like ${like}
        or lower(coalesce(i.to_en, '')) like ${like} or lower(coalesce(i.to_ms, '')) like ${like}
        or lower(coalesce(i.preset_en, '')) like ${like} or lower(coalesce(i.preset_ms, '')) like ${like})
    order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db);
  const all = question.view !== 'mine';
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map((row) => {
      const open = row.state === 'open';
      const ours = row.kind !== 'review' && row.kind !== 'authorship';
      const { number, title, title_lang, article_id } = row;
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        name: row.name,
        email: row.email,
        to: row.to_en === null ? null : { en: row.to_en, ms: row.to_ms ?? row.to_en },
        preset: row.preset_en === null ? null : { en: row.preset_en, ms: row.preset_ms ?? row.preset_en },
        article:
          article_id === null
            ? null
            : { id: article_id, number: number ?? '', title: withoutMarks(title ?? ''), title_lang: title_lang ?? '' },
        invited_by: row.invited_by,
        sent_at: row.sent_at.toISOString(),
        expires_at: row.expires_at?.toISOString() ?? null,
        answered_at: row.answered_at?.toISOString() ?? null,
        can: {
          resend: all && (open || row.state === 'expired'),
          revoke: all && (open || row.state === 'expired') && row.kind !== 'authorship',
          answer: question.view !== 'team' && row.own && open && (ours || row.kind === 'authorship'),
          open_review: row.own && row.kind === 'review' && row.state !== 'revoked',
        },
      };
    }),
  };
};
