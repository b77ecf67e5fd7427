import type { Answers } from '@naskhah/contract/answers';
import type { boardCalls } from '@naskhah/contract/journals/board';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { editorialBoard } from './queries/editorial-board.ts';
import { answerConsent, readConsent } from './use-cases/answer-consent.ts';
import { askBoardMember } from './use-cases/ask-board-member.ts';
import type { AskingNeeds } from './use-cases/ask-consent.ts';
import { deleteBoardMember } from './use-cases/delete-board-member.ts';
import { orderBoard } from './use-cases/order-board.ts';
import { saveBoardMember } from './use-cases/save-board-member.ts';

export const boardAnswers = (db: Db, needs: AskingNeeds): Answers<typeof boardCalls> => {
  const board = async (actor: Actor, journal: string) => {
    const found = await editorialBoard(db, actor, journal);
    return found ? ok(found) : refuse('journal-not-found');
  };
  const after = async <R extends string>(actor: Actor, act: Promise<Result<string, R>>) => {
    const done = await act;
    return done.ok ? board(actor, done.value) : done;
  };
  return {
    getEditorialBoard: (actor, { journal_id }) => board(actor, journal_id),
    saveEditorialBoard: (actor, { journal_id, id, version, term_from, term_to, ...entry }) => {
      const given = { ...entry, termFrom: term_from, termTo: term_to };
      return after(actor, saveBoardMember(needs)(actor, { journal: journal_id, id, version, given }));
    },
    deleteEditorialBoard: (actor, { journal_id, id, version }) =>
      after(actor, deleteBoardMember(needs)(actor, journal_id, id, version)),
    orderEditorialBoard: (actor, { journal_id, order }) => after(actor, orderBoard(needs)(actor, journal_id, order)),
    askBoardMember: (actor, { journal_id, id }) => after(actor, askBoardMember(needs)(actor, journal_id, id)),
    readBoardConsent: (_actor, { token }, { address }) => readConsent(db, needs)({ token, address }),
    answerBoardConsent: (_actor, { token, agree, word }, { address }) =>
      answerConsent(db, needs)({ token, address }, { agree, word }),
  };
};
