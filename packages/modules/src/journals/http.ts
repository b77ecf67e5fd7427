import type { Answers } from '@naskhah/contract/answers';
import type { journals } from '@naskhah/contract/journals/calls';
import type { JournalForm } from '@naskhah/contract/journals/views';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { takenFrom } from '@naskhah/kernel/with-given';
import type * as z from 'zod';
import type { WantedFile } from '../media/index.ts';
import { mayReadTeam } from './domain/policy.ts';
import { journalRecord } from './queries/journal-record.ts';
import { journalTeam } from './queries/journal-team.ts';
import { openJournals } from './queries/open-journals.ts';
import { ownedJournal } from './queries/owned-journal.ts';
import { fieldOfInput, type JournalInput } from './store/journal.ts';
import type { AskingNeeds } from './use-cases/ask-consent.ts';
import { deleteJournal } from './use-cases/delete-journal.ts';
import { saveJournal } from './use-cases/save-journal.ts';
import { setJournalDefaultValue } from './use-cases/set-journal-default-value.ts';
import { submitJournal } from './use-cases/submit-journal.ts';
import { updateJournal } from './use-cases/update-journal.ts';
import { updateMysitasiUrl } from './use-cases/update-mysitasi-url.ts';

export type JournalsNeeds = AskingNeeds;

type Form = Omit<z.output<typeof JournalForm>, 'files'>;

const filesOf = (files: z.output<typeof JournalForm>['files']): WantedFile[] =>
  files.map(({ id, type, label }) => ({ id, use: type, label }));

const inputOf = takenFrom<JournalInput, Form>(fieldOfInput);

export const journalsAnswers = (db: Db, needs: JournalsNeeds): Answers<typeof journals> => {
  const record = async (actor: Actor, id: string) => {
    const journal = await journalRecord(db, actor, id);
    return journal ? ok(journal) : refuse('journal-not-found');
  };
  const after = async <R extends string>(actor: Actor, act: Promise<Result<string, R>>) => {
    const done = await act;
    return done.ok ? record(actor, done.value) : done;
  };
  return {
    getJournals: async (actor, { id, jnl_id, journal_id }) => {
      const wanted = id ?? jnl_id ?? journal_id;
      return wanted ? record(actor, wanted) : refuse('no-journal-id');
    },
    journalById: (actor, { id }) => record(actor, id),
    saveJournal: (actor, { id, jnl_id, journal_id, files, ...form }) =>
      after(actor, saveJournal(needs)(actor, id ?? jnl_id ?? journal_id, inputOf(form), filesOf(files))),
    updateJournal: (actor, { id, version, files, ...form }) =>
      after(actor, updateJournal(needs)(actor, id, version, inputOf(form), files && filesOf(files))),
    updateMysitasiUrl: (actor, { id, version, mysitasi_url }) =>
      after(actor, updateMysitasiUrl(needs)(actor, id, version, mysitasi_url)),
    deleteJournal: (actor, { id, version }) => deleteJournal(needs)(actor, id, version),
    onSubmitJournal: (actor, { id, version }) => after(actor, submitJournal(needs)(actor, id, version)),
    setJournalDefaultValue: (actor, { id }) => setJournalDefaultValue(needs)(actor, id),
    getJournalTeam: async (actor, { journal_id }) => {
      const journal = await ownedJournal(db, journal_id);
      if (!journal || !mayReadTeam(actor, journal)) return refuse('journal-not-found');
      return ok(await journalTeam(db, journal_id));
    },
    openJournals: async (_actor, { q, path }) => ok(await openJournals(db, q, path)),
  };
};
