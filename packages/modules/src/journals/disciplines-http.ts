import type { Answers } from '@naskhah/contract/answers';
import type { disciplineCalls } from '@naskhah/contract/journals/disciplines';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../activity/index.ts';
import { placed, withoutOne } from './domain/disciplines.ts';
import { allDisciplines, journalDisciplines } from './queries/journal-disciplines.ts';
import { journalList, listedJournal } from './queries/journal-list.ts';
import { saveJournalDisciplines } from './use-cases/save-disciplines.ts';

export const disciplineAnswers = (db: Db, needs: ActNeeds): Answers<typeof disciplineCalls> => {
  const ofJournal = async (actor: Actor, id: string) => {
    const found = await journalDisciplines(db, actor, id);
    return found ? ok(found) : refuse('journal-not-found');
  };
  const after = async <R extends string>(actor: Actor, act: Promise<Result<string, R>>) => {
    const done = await act;
    return done.ok ? ofJournal(actor, done.value) : done;
  };
  const save = saveJournalDisciplines(needs);
  return {
    listingDisciplines: async (_actor, { q }) => ok(await allDisciplines(db, q)),
    retrieveJournalDisciplines: (actor, { journal_id }) => ofJournal(actor, journal_id),
    listingJournalDisciplines: async (actor, { filters, ...question }, { language }) => {
      const discipline = filters.code;
      const { total, rows } = await journalList(db, actor, { ...question, states: [], mine: false, discipline });
      return ok({ total, rows: rows.map((row) => listedJournal(row, language)) });
    },
    saveJournalDisciplines: (actor, { journal_id, version, disciplines }) =>
      after(
        actor,
        save(actor, journal_id, version, () => ok(disciplines)),
      ),
    updateJournalDisciplines: (actor, { journal_id, version, code, place, is_primary: isPrimary }) =>
      after(
        actor,
        save(actor, journal_id, version, (kept) => placed(kept, { code, place, isPrimary })),
      ),
    deleteJournalDisciplines: (actor, { journal_id, version, code }) =>
      after(
        actor,
        save(actor, journal_id, version, (kept) => withoutOne(kept, code)),
      ),
  };
};
