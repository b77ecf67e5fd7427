import { type Actor, isAdministrator, isInPerson, isSwitched, type PersonActor } from '@naskhah/kernel/actor';
import { dayIn } from '@naskhah/kernel/day';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { overdueDays } from '../../desk-article/index.ts';
import { relationTo } from '../../submissions/index.ts';
import { taskRights } from '../../tasks/index.ts';
import type { TaskFound } from './task-rows.ts';

const relationOf = (actor: Actor, { article, journal_id, submitter_id, participants, authors }: TaskFound) =>
  article && journal_id
    ? relationTo(actor, { journalId: journal_id, submitterId: submitter_id, participants: participants ?? [], authors })
    : undefined;

/** A task for one reader, through the projection of its article; undefined where it is not theirs to see. */
export const taskView = (actor: PersonActor, found: TaskFound, now: Date) => {
  const relation = relationOf(actor, found);
  const administrator = isAdministrator(actor);
  const rights = taskRights(
    { kind: found.kind, assigneeId: found.assignee_id, madeBy: found.made_by, done: found.done_at !== null },
    {
      person: actor.person,
      editor: relation === 'editor',
      administrator,
      inPerson: isInPerson(actor),
      switched: isSwitched(actor),
    },
  );
  if (!rights.sees) return undefined;
  // Whose mail came back tells who writes or reviews: the editors of the article may know, and Administrators where there is none.
  const knows = found.article ? relation === 'editor' : administrator;
  const person = administrator ? found.about_id : null;
  return {
    id: found.id,
    version: found.version,
    kind: found.kind,
    title: found.title,
    note: found.note,
    due: found.due,
    overdue_days: found.done_at ? null : overdueDays(found.due, dayIn(now, found.time_zone)),
    blocking: found.blocking,
    article: found.article && {
      id: found.article.id,
      number: found.article.number ?? '',
      title: withoutMarks(inLanguage(found.article.title, found.article.language)),
      title_lang: languageOf(found.article.title, found.article.language),
    },
    journal_en: found.journal_en ?? '',
    journal_ms: found.journal_ms ?? '',
    about:
      knows && found.kind === 'mail-came-back'
        ? { id: person, name: found.about_name ?? '', address: found.address ?? '' }
        : null,
    assignee: found.assignee_id ? { id: found.assignee_id, name: found.assignee_name ?? '' } : null,
    mine: rights.mine,
    made_by: found.made_by ? (found.made_by_name ?? '') : null,
    made_at: found.made_at.toISOString(),
    done_at: found.done_at?.toISOString() ?? null,
    done_by: found.done_by_name,
    outcome: found.outcome,
    can: {
      done: rights.done,
      change: rights.change,
      remove: rights.remove,
      open_article: relation !== undefined,
      open_person: knows && person !== null && isInPerson(actor),
      open_mails: knows && administrator && found.kind === 'mail-came-back' && isInPerson(actor),
    },
  };
};
