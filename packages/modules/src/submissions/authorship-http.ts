import type { Answers } from '@naskhah/contract/answers';
import type { authorshipCalls } from '@naskhah/contract/submissions/authorship';
import type { Db } from '@naskhah/db/tables';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { ok, type Result } from '@naskhah/kernel/result';
import { authorshipOf, isClosed } from './domain/authorship.ts';
import type { SubmissionsNeeds } from './ports.ts';
import type { Asked } from './queries/authorship.ts';
import { answerByLink, answerOwnAuthorship } from './use-cases/answer-authorship.ts';
import { askAuthorAgain } from './use-cases/ask-author-again.ts';
import { readAuthorship } from './use-cases/read-authorship.ts';

const view = (row: Asked) => ({
  article_title: inLanguage(row.title, row.language),
  title_lang: languageOf(row.title, row.language),
  number: row.number ?? '',
  journal_name_en: row.name_en,
  journal_name_ms: row.name_ms,
  name: row.name,
  state: authorshipOf(row),
  note: row.decline_note,
  can: {
    confirm: !row.confirmed_at && !isClosed(row),
    decline: row.status !== 'published' && !row.declined_at,
  },
});

const viewed = <R extends string>(answered: Result<Asked, R>) => (answered.ok ? ok(view(answered.value)) : answered);
const done = <R extends string>(answered: Result<Asked, R>) => (answered.ok ? ok({ done: true } as const) : answered);

export const authorshipAnswers = (db: Db, needs: SubmissionsNeeds): Answers<typeof authorshipCalls> => {
  const yes = { answer: 'confirmed', note: '' } as const;
  return {
    readAuthorship: async (_actor, { token }, { address }) =>
      viewed(await readAuthorship(db, needs)({ token, address })),
    confirmAuthorship: async (_actor, { token }, { address }) =>
      viewed(await answerByLink(db, needs)({ token, address }, yes)),
    declineAuthorship: async (actor, { note, ...by }, { address }) => {
      const no = { answer: 'declined', note } as const;
      if ('id' in by) return viewed(await answerOwnAuthorship(needs)(actor, by.id, no));
      return viewed(await answerByLink(db, needs)({ token: by.token, address }, no));
    },
    confirmOwnAuthorship: async (actor, { id }) => done(await answerOwnAuthorship(needs)(actor, id, yes)),
    askAuthorAgain: (actor, { id }) => askAuthorAgain(needs)(actor, id),
  };
};
