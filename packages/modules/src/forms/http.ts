import type { Answers } from '@naskhah/contract/answers';
import type { forms } from '@naskhah/contract/forms/calls';
import type { Db } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayBuild } from './domain/policy.ts';
import type { FormsNeeds } from './ports.ts';
import { checkingForm, formRecord, formVersion, journalForms } from './queries/form-record.ts';
import { shippedForms } from './shipped/shipped-forms.ts';
import { addForm } from './use-cases/add-form.ts';
import { chooseForReviews } from './use-cases/choose-for-reviews.ts';
import { deleteForm } from './use-cases/delete-form.ts';
import { publishForm } from './use-cases/publish-form.ts';
import { retireForm } from './use-cases/retire-form.ts';
import { saveForm } from './use-cases/save-form.ts';

const shipped = shippedForms.map(({ questions, ...form }) => ({
  ...form,
  questions: questions.filter(({ type }) => type !== 'section').length,
}));

export const formsAnswers = (db: Db, needs: FormsNeeds): Answers<typeof forms> => {
  const record = async (actor: Actor, id: string) => {
    const form = await formRecord(db, id);
    return form && mayBuild(actor, form.journal_id) ? ok(form) : refuse('form-not-found');
  };
  const after = async <R extends string>(actor: Actor, act: Promise<Result<string, R>>) => {
    const done = await act;
    return done.ok ? record(actor, done.value) : done;
  };
  return {
    listForms: async (actor, { journal_id }) =>
      may(actor, 'form_builder', journal_id)
        ? ok({ forms: await journalForms(db, journal_id), shipped })
        : refuse('journal-not-found'),
    getForm: (actor, { id }) => record(actor, id),
    getCheckingForm: async (actor) => {
      const form = await checkingForm(db);
      return form && mayBuild(actor, form.journal_id) ? ok(form) : refuse('form-not-found');
    },
    getFormVersion: async (actor, { id, number }) => {
      const version = await formVersion(db, id, number);
      if (!version || !mayBuild(actor, version.journal_id)) return refuse('form-not-found');
      return ok({ number: version.number, questions: version.questions });
    },
    addForm: (actor, input) => after(actor, addForm(needs)(actor, input)),
    saveForm: (actor, input) => after(actor, saveForm(needs)(actor, input)),
    publishForm: (actor, one) => after(actor, publishForm(needs)(actor, one)),
    retireForm: (actor, input) => after(actor, retireForm(needs)(actor, input)),
    chooseForReviews: (actor, input) => after(actor, chooseForReviews(needs)(actor, input)),
    deleteForm: (actor, one) => deleteForm(needs)(actor, one),
  };
};
