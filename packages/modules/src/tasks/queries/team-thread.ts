import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { messaging } from '@naskhah/words/tasks/messages';
import { sql } from 'kysely';
import { seesRecipients, type TeamCorrespondence, teamChoicesFor, wholeTeam } from '../domain/team-correspondents.ts';
import { type MessageRow, most, recipientsOfMessage, shownMessage } from './thread.ts';

/** The messages about a journal that this reader sent or got, and nobody else's: one statement. */
const rowsFor = async (db: Db, journal: string, person: string): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select m.id, m.title, m.subject, m.body, m.sender_id, m.by_email, m.created_at, ${recipientsOfMessage} as recipients
    from tasks.message m where m.journal_id = ${journal} and m.article_id is null and m.removed_at is null
      and (m.sender_id = ${person} or exists (select from tasks.message_recipient o
        where o.message_id = m.id and o.person_id = ${person}))
    order by m.created_at desc, m.id desc limit ${most}`.execute(db);
  return rows.reverse();
};

/** What the people of a journal's team write to each other, for one reader of it. */
export const teamThread = async (db: Db, about: TeamCorrespondence, language: Language, acts: boolean) => {
  const { me, people, journalId, journalName } = about;
  const nameOf = (person: string): string =>
    person === me.personId
      ? messaging.you[language]
      : (people.find(({ personId }) => personId === person)?.name ?? messaging.left[language]);
  const { known, team } = teamChoicesFor(about);
  return {
    messages: (await rowsFor(db, journalId, me.personId)).map((row) => {
      const to = row.recipients
        .map(({ person }) => person)
        .sort((a, b) => Number(b === me.personId) - Number(a === me.personId));
      const others = seesRecipients(about, row.sender_id)
        ? to.map(nameOf)
        : to.map((person) => (person === me.personId ? nameOf(person) : messaging.othersOfTeam[language]));
      const answers = known.some(({ personId }) => personId === row.sender_id);
      return shownMessage(row, {
        me: me.personId,
        acts,
        sender: nameOf(row.sender_id),
        to: others,
        answer: answers ? row.sender_id : null,
      });
    }),
    people: [
      ...(team.length > 1
        ? [{ id: wholeTeam, name: messaging.wholeTeam[language], part: 'member' as const, role: '' } as const]
        : []),
      ...known.map(({ personId, name, manages, roles }) => ({
        id: personId,
        name,
        part: manages ? ('manager' as const) : ('member' as const),
        role: roles.map((role) => role[language]).join(', ') || messaging.roles.administrator[language],
      })),
    ],
    defaults: {
      title: messaging.update[language]({ journal: journalName[language] }),
      subject: messaging.from[language]({ firstname: me.firstname }),
    },
    can: { write: acts && known.length > 0 },
  };
};
