import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';

type Keeper = { personId: string; address: string; firstname: string; language: Language };

/** Who has to hear that a mail came back: the editors of its article, else the Administrators. */
export const keepersOf = async (
  db: Db,
  { subjectType, subjectId }: { subjectType: string | null; subjectId: string | null },
): Promise<Keeper[]> => {
  const article = subjectType === 'article' ? subjectId : null;
  const { rows } = await sql<Keeper>`
    with editors as (select distinct person_id from submissions.participant
      where submission_id = ${article} and role in ('editor', 'section-editor', 'guest-editor'))
    select p.id as "personId", p.firstname, ${spoken('p.language')} as language, e.address
    from identity.person p join identity.email e on e.person_id = p.id and e.is_primary
    where p.status = 'active' and (p.id in (select person_id from editors)
      or (not exists (select from editors) and exists (select from identity.role_held h
        join access.platform_role r on r.acl = h.acl where h.person_id = p.id and (r.flags & 8) > 0)))
    order by p.id`.execute(db);
  return rows;
};
