import type { Answers } from '@naskhah/contract/answers';
import type { journals } from '@naskhah/contract/journals/calls';
import type { JournalForm } from '@naskhah/contract/journals/views';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { may } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Given } from '@naskhah/kernel/with-given';
import type * as z from 'zod';
import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';
import { journalList, listedJournal } from './queries/journal-list.ts';
import { journalRecord } from './queries/journal-record.ts';
import { journalTeam } from './queries/journal-team.ts';
import { openJournals } from './queries/open-journals.ts';
import type { JournalInput } from './store/journal.ts';
import { saveJournal } from './use-cases/save-journal.ts';
import { setJournalDefaultValue } from './use-cases/set-journal-default-value.ts';
import { submitJournal } from './use-cases/submit-journal.ts';
import { updateJournal } from './use-cases/update-journal.ts';
import { verifyJournal } from './use-cases/verify-journal.ts';

export type JournalsNeeds = ActNeeds & { enqueue: Enqueue; portalUrl: string };

type Form = z.output<typeof JournalForm>;

function inputOf(form: Form): JournalInput;
function inputOf(form: Given<Form>): Given<JournalInput>;
function inputOf(form: Given<Form>): Given<JournalInput> {
  return {
    path: form.path,
    nameEn: form.name_en,
    nameMs: form.name_ms,
    abbreviation: form.abbreviation,
    issn: form.issn,
    eissn: form.eissn,
    publisher: form.publisher,
    institutionRor: form.institution_ror,
    country: form.country === null ? '' : form.country,
    website: form.website,
    scope: form.scope,
    license: form.license,
    disciplines: form.disciplines,
    checklist: form.submis_checklist,
    principalContact: form.principal_contact,
  };
}

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
    getSubmittedJournal: async (actor, question, { language }) => {
      const waiting = await journalList(db, actor, { ...question, states: ['submitted', 'checking'], mine: false });
      return ok({ total: waiting.total, rows: waiting.rows.map((row) => listedJournal(row, language)) });
    },
    getJournals: async (actor, { id, jnl_id, journal_id }) => {
      const wanted = id ?? jnl_id ?? journal_id;
      return wanted ? record(actor, wanted) : refuse('no-journal-id');
    },
    journalById: (actor, { id }) => record(actor, id),
    saveJournal: (actor, { id, jnl_id, journal_id, ...form }) =>
      after(actor, saveJournal(needs)(actor, id ?? jnl_id ?? journal_id, inputOf(form))),
    updateJournal: (actor, { id, version, ...form }) =>
      after(actor, updateJournal(needs)(actor, id, version, inputOf(form))),
    onSubmitJournal: (actor, { id, version }) => after(actor, submitJournal(needs)(actor, id, version)),
    setJournalDefaultValue: (actor, { id }) => setJournalDefaultValue(needs)(actor, id),
    verifyJournal: (actor, input) => after(actor, verifyJournal(needs)(actor, input)),
    getJournalTeam: async (actor, { journal_id }) => {
      const member = actor.kind === 'person' && actor.journals.has(journal_id);
      if (!member && !may(actor, 'team_management', journal_id)) return refuse('journal-not-found');
      return ok(await journalTeam(db, journal_id));
    },
    openJournals: async (_actor, { q, path }) => ok(await openJournals(db, q, path)),
  };
};
