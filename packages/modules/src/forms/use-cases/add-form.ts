import type { Trx } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import type { FormPurpose, Question } from '@naskhah/kernel/forms/definition';
import { withNewIds } from '@naskhah/kernel/forms/with-new-ids';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { codeOf, mostForms } from '../domain/form.ts';
import { isTitleTaken } from '../domain/titles.ts';
import type { FormsNeeds } from '../ports.ts';
import { shippedForms } from '../shipped/shipped-forms.ts';
import { formNames, insertForm, journalOfForm, lockForm, lockForms } from '../store/form.ts';

export type Begin =
  | { with: 'nothing' }
  | { with: 'shipped'; code: string }
  | { with: 'form'; form_id: string }
  | { with: 'questions'; questions: Question[] };
type Input = { id: string; journal_id: string; purpose: FormPurpose; title_en: string; title_ms: string; begin: Begin };
type Refusal = 'another-content' | 'journal-not-found' | 'form-not-found' | 'form-title-taken' | 'too-many-forms';

/** The questions to begin with; undefined where there is no such form. */
const questionsOf = async (trx: Trx, actor: Actor, begin: Begin): Promise<Question[] | undefined> => {
  switch (begin.with) {
    case 'nothing':
      return [];
    case 'questions':
      return begin.questions;
    case 'shipped':
      return shippedForms.find(({ code }) => code === begin.code)?.questions;
    case 'form': {
      const journal = await journalOfForm(trx, begin.form_id);
      if (!journal || !may(actor, 'form_builder', journal)) return undefined;
      return (await lockForm(trx, begin.form_id))?.draft;
    }
  }
};

/** Adds a form to a journal. The same id again is the same form. */
export const addForm =
  (needs: FormsNeeds) =>
  (actor: Actor, { begin, ...form }: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const { id, journal_id: journal } = form;
      if (!may(actor, 'form_builder', journal) || !(await needs.isJournal(trx, journal)))
        return refuse('journal-not-found');
      await lockForms(trx, journal);
      const there = await journalOfForm(trx, id);
      if (there !== undefined && there !== journal) return refuse('form-not-found');
      if (there) return (await wasMadeFrom(trx, id, { ...form, begin })) ? ok(id) : refuse('another-content');
      const questions = await questionsOf(trx, actor, begin);
      if (!questions) return refuse('form-not-found');
      const names = await formNames(trx, journal);
      if (names.length >= mostForms) return refuse('too-many-forms');
      if (isTitleTaken(names, form))
        return refuse('form-title-taken', [{ path: 'title_en', code: 'form-title-taken' }]);
      const code = codeOf(form.title_en, new Set(names.map((one) => one.code)));
      await noteMadeFrom(trx, id, { ...form, begin });
      await insertForm(trx, { ...form, code, draft: withNewIds(questions, needs.newId) }, needs.clock());
      await needs.tell(trx, actor, {
        event: 'form-was-added',
        subject: { type: 'journal', id: journal },
        journal,
        data: { form: id },
      });
      return ok(id);
    });
