import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import { journalPermissionBits, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { inLanguage } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import type { TeamCorrespondence, TeamCorrespondent } from '../../tasks/index.ts';
import { mayReadMessages } from '../domain/policy.ts';

type Person = TeamCorrespondent & { administers: boolean };
type Row = { name_en: string; name_ms: string; people: Person[] };

/**
 * Who may write about a journal without an article, as the actor may know them; undefined for who neither holds a preset of it nor
 * manages its team. One statement.
 */
export const teamCorrespondence = async (
  db: Db,
  actor: Actor,
  journalId: string,
): Promise<TeamCorrespondence | undefined> => {
  if (actor.kind !== 'person') return undefined;
  if (!mayReadMessages(actor, journalId)) return undefined;
  const { rows } = await sql<Row>`
    select j.name_en, j.name_ms, (select json_agg(json_build_object('personId', p.id, 'name', p.name,
        'firstname', p.firstname, 'address', e.address, 'language', ${spoken('p.language')}, 'inTeam', t.bits is not null,
        'manages', coalesce(t.bits, 0) & ${journalPermissionBits.team_management} > 0 or p.administers,
        'administers', p.administers, 'roles', coalesce(t.roles, '[]'), 'wroteToMe', p.wrote) order by p.name, p.id)
      from (select o.*, exists (select from identity.role_held h join access.platform_role r on r.acl = h.acl
            where h.person_id = o.id and r.flags & ${presetFlagBits.admin} > 0) as administers,
          exists (select from tasks.message m join tasks.message_recipient n on n.message_id = m.id
            where m.journal_id = j.id and m.article_id is null and m.removed_at is null and m.sender_id = o.id
              and n.person_id = ${actor.person}) as wrote
        from identity.person o where o.status = 'active' and (o.id = ${actor.person}
          or exists (select from access.assigned_preset a where a.person_id = o.id and a.journal_id = j.id)
          or o.id in (select m.sender_id from tasks.message m where m.journal_id = j.id and m.article_id is null))) p
      join identity.email e on e.person_id = p.id and e.is_primary
      left join lateral (select bit_or(pr.permissions) as bits,
          json_agg(json_build_object('en', pr.label_en, 'ms', pr.label_ms) order by pr.sort) as roles from access.assigned_preset a
        join access.preset pr on pr.id = a.preset_id where a.person_id = p.id and a.journal_id = j.id) t on true) as people
    from journals.journal j where j.id = ${journalId}`.execute(db);
  const row = rows[0];
  const me = row?.people?.find(({ personId }) => personId === actor.person);
  if (!row || !me) return undefined;
  const name = { en: row.name_en, ms: row.name_ms };
  return {
    journalId,
    journalName: { en: inLanguage(name, 'en'), ms: inLanguage(name, 'ms') },
    me: {
      personId: me.personId,
      name: me.name,
      firstname: me.firstname,
      manages: may(actor, 'team_management', journalId),
    },
    // Who has left the team reads nothing here any more, and so is not written to; an Administrator reads everywhere.
    people: row.people
      .filter(({ inTeam, administers, personId }) => inTeam || administers || personId === me.personId)
      .map(({ administers: _, ...one }) => one),
  };
};
