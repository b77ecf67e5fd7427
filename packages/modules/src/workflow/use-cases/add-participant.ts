import type { Actor } from '@naskhah/kernel/actor';
import type { ParticipantRole } from '@naskhah/kernel/article-words';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { addParticipant as add, isNamedAuthor } from '../../submissions/index.ts';
import { addPart, workStage } from '../domain/participants.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { isInTeam } from '../queries/is-in-team.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { personForMail } from '../queries/person-for-mail.ts';
import { reviewsArticle } from '../store/review.ts';
import { insertStageWork } from '../store/stage-work.ts';
import { lockedPosition } from './locked-position.ts';

type Input = { articleId: string; personId: string; role: ParticipantRole };
type Refusal = 'article-not-found' | 'person-not-found' | 'not-in-team' | 'is-a-reviewer' | 'not-allowed';

/** Assigns somebody of the journal's team to an article; who works in copyediting or production gets work with a due date. */
export const addParticipant =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await lockedPosition(trx, actor, input.articleId);
      if (!found) return refuse('article-not-found');
      const { article, participants, level } = found;
      const wanted = {
        person: input.personId,
        role: input.role,
        author: await isNamedAuthor(trx, article.id, { personId: input.personId, address: undefined }),
        reviewer: await reviewsArticle(trx, article.id, input.personId),
      };
      const part = addPart(participants, wanted, level);
      if (!part.ok) return part;
      if (part.value === 'already') return ok({ done: true } as const);
      if (!(await isInTeam(trx, article.journalId, input.personId))) return refuse('not-in-team');
      const person = await personForMail(trx, input.personId);
      if (!person) return refuse('person-not-found');

      const now = needs.clock();
      const days = await journalDays(trx, article.journalId, now);
      await add(trx, {
        id: needs.newId(),
        submissionId: article.id,
        journalId: article.journalId,
        personId: person.id,
        role: input.role,
        since: now,
      });
      const stage = workStage(input.role);
      const due = stage === 'copyediting' ? days.copyeditDue : days.layoutDue;
      if (stage)
        await insertStageWork(trx, {
          id: needs.newId(),
          submissionId: article.id,
          stage,
          personId: person.id,
          due,
          now,
        });
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
        data: { person: person.id, role: input.role },
      });
      return ok({ done: true } as const);
    });
