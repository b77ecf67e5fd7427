import type { Actor } from '@naskhah/kernel/actor';
import { changesBetween } from '@naskhah/kernel/forms/changes';
import type { Question } from '@naskhah/kernel/forms/definition';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { Form } from '../domain/form.ts';
import { isTitleTaken } from '../domain/titles.ts';
import type { FormsNeeds } from '../ports.ts';
import { formNames, storeDraft, updateForm } from '../store/form.ts';
import { type OneForm, type OnFormRefusal, onForm } from './on-form.ts';

type Input = OneForm & Given<{ title_en: string; title_ms: string; questions: Question[] }>;

const draftOf = ({ title_en, title_ms, draft }: Form) => ({ title_en, title_ms, questions: draft });

/** Whether the form is what was given of it. */
const isKept = (form: Form, given: Input): boolean => {
  const wanted = withGiven(draftOf(form), given);
  return (
    wanted.title_en === form.title_en &&
    wanted.title_ms === form.title_ms &&
    changesBetween({ questions: form.draft }, wanted).length === 0
  );
};

/** Keeps what is written of a form. Nobody is asked it before it is given out, so no log tells of it. */
export const saveForm =
  (needs: FormsNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, OnFormRefusal | 'form-title-taken'>> =>
    onForm(
      needs,
      actor,
      input,
      async (trx, form) => {
        if (isKept(form, input)) return ok(form.id);
        const { questions, ...titles } = withGiven(draftOf(form), input);
        const named = { id: form.id, title_en: titles.title_en, title_ms: titles.title_ms };
        if (isTitleTaken(await formNames(trx, form.journal_id), named))
          return refuse('form-title-taken', [{ path: 'title_en', code: 'form-title-taken' }]);
        await updateForm(trx, form, { title_en: named.title_en, title_ms: named.title_ms }, needs.clock());
        await storeDraft(trx, form, questions);
        return ok(form.id);
      },
      (form) => isKept(form, input),
      { portal: true },
    );
