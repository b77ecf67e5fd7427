import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { editorRoles } from '@naskhah/kernel/article-words';
import { inLanguage, type Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { monitored } from '../../submissions/index.ts';

type Row = {
  id: string;
  number: string | null;
  title: Record<string, string>;
  language: string;
  name_en: string;
  name_ms: string;
};

/**
 * What a mail about the latest article would say, of the articles that the actor sees as an editor (never of one that they wrote):
 * for the preview of mail texts. One statement.
 */
export const latestValues = async (
  db: Db,
  actor: Actor,
  { journal, language, portalUrl }: { journal: string | null; language: Language; portalUrl: string },
): Promise<{ about: string; values: Record<string, string> } | undefined> => {
  if (actor.kind !== 'person') return undefined;
  const { rows } = await sql<Row>`
    select s.id, s.number, s.title, s.language, j.name_en, j.name_ms
    from submissions.submission s join journals.journal j on j.id = s.journal_id
    where s.status <> 'draft' and s.number is not null and not exists (select from submissions.author_account a
        where a.submission_id = s.id and a.person_id = ${actor.person})
      and (${journal}::uuid is null or s.journal_id = ${journal})
      and (${isAdministrator(actor)} or s.journal_id = any(${monitored(actor.journals)}::uuid[])
        or exists (select from submissions.participant p where p.submission_id = s.id and p.person_id = ${actor.person}
          and p.role = any(${editorRoles}::text[])))
    order by s.submitted_at desc nulls last, s.id desc limit 1`.execute(db);
  const row = rows[0];
  return (
    row && {
      about: row.number ?? '',
      values: {
        number: row.number ?? '',
        title: inLanguage(row.title, row.language),
        journal: inLanguage({ en: row.name_en, ms: row.name_ms }, language),
        article_url: `${portalUrl}/private/article-management/article-workflow/${row.id}`,
        portal_url: portalUrl,
      },
    }
  );
};
