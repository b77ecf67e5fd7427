import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ParticipantRole } from '@naskhah/kernel/article-words';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { StageLevel } from '@naskhah/kernel/stages';
import { accessHeldFast } from '../../access/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { type ArticleRow, addParticipant, isNamedAuthor, type participantsOf } from '../../submissions/index.ts';
import { addPart, carriesPart, workStage } from '../domain/participants.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { personForMail } from '../queries/person-for-mail.ts';
import { reviewsArticle } from '../store/review.ts';
import { insertStageWork } from '../store/stage-work.ts';

type Input = {
  /** The article, locked, and who takes part in it. */
  article: ArticleRow;
  participants: Awaited<ReturnType<typeof participantsOf>>;
  /** What the giver may do in its stage. */
  level: StageLevel;
  personId: string;
  role: ParticipantRole;
};
export type PartRefusal = 'person-not-found' | 'not-in-team' | 'is-a-reviewer' | 'not-allowed';

/** Gives somebody of the journal's team a part in an article; who works in copyediting or production gets work with a due date. */
export const givePart =
  (needs: WorkflowNeeds) =>
  async (trx: Trx, actor: Actor, input: Input): Promise<Result<{ done: true }, PartRefusal>> => {
    const { article, participants, level, personId, role } = input;
    const wanted = {
      person: personId,
      role,
      author: await isNamedAuthor(trx, article.id, { personId, address: undefined }),
      reviewer: await reviewsArticle(trx, article.id, personId),
    };
    const part = addPart(participants, wanted, level);
    if (!part.ok) return part;
    if (part.value === 'already') return ok({ done: true } as const);
    if (!carriesPart(await accessHeldFast(trx, article.journalId, personId), role)) return refuse('not-in-team');
    const person = await personForMail(trx, personId);
    if (!person) return refuse('person-not-found');

    const now = needs.clock();
    const days = await journalDays(trx, article.journalId, now);
    await addParticipant(trx, {
      id: needs.newId(),
      submissionId: article.id,
      journalId: article.journalId,
      personId: person.id,
      role,
      since: now,
    });
    const stage = workStage(role);
    const due = stage === 'copyediting' ? days.copyeditDue : days.layoutDue;
    if (stage)
      await insertStageWork(trx, { id: needs.newId(), submissionId: article.id, stage, personId: person.id, due, now });
    await queueMail(needs)(trx, {
      event: stage ? 'work-was-assigned' : 'editor-was-assigned',
      to: { personId: person.id, address: person.address, language: person.language },
      variables: {
        ...(await articleVariables(trx, article, person, needs.portalUrl)),
        due: longDay(due, person.language),
      },
      journal: article.journalId,
      subject: { type: 'article', id: article.id },
    });
    await needs.tell(trx, actor, {
      event: 'participant-was-added',
      subject: { type: 'article', id: article.id },
      journal: article.journalId,
      data: { person: person.id, role },
    });
    return ok({ done: true } as const);
  };
