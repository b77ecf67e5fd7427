import type { Question } from '@naskhah/kernel/forms/definition';
import { useState } from 'react';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { isRefusal } from '../../app/problem.ts';
import { queries } from '../../app/queries.ts';
import { useAutosave } from '../../forms/use-autosave.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import type { FormRecord } from './types.ts';

export type FormDraft = { title_en: string; title_ms: string; questions: Question[] };

const draftOf = ({ title_en, title_ms, draft }: FormRecord): FormDraft => ({ title_en, title_ms, questions: draft });

/** The draft of a form as it is written: saved after each pause, kept over every exit, held against what others save. */
export const useFormDraft = (record: FormRecord, titleTaken: string) => {
  const [first] = useState(() => draftOf(record));
  const { form } = useKeptForm<FormDraft>(
    'form',
    record.id,
    { initialValues: first },
    { save: (): Promise<unknown> => autosave.now() },
  );
  const { send, meanwhile } = useVersionedForm(form, record, draftOf, () => client.forms.getForm({ id: record.id }));
  const titled = form.values.title_en.trim() !== '' && form.values.title_ms.trim() !== '';
  const autosave = useAutosave(form.values, first, async () => {
    // A form without a title is kept here and saved once it has one.
    if (meanwhile || !titled) return false;
    try {
      const saved = await send(({ version }, values) => client.forms.saveForm({ id: record.id, version, ...values }));
      queries.setQueryData(calls.forms.getForm.queryKey({ input: { id: record.id } }), saved);
      return true;
    } catch (error) {
      if (!isRefusal(error, 'form-title-taken')) throw error;
      form.setFieldError('title_en', titleTaken);
      return false;
    }
  });
  return {
    values: form.values,
    errors: form.errors,
    change: (change: Partial<FormDraft>) => form.setValues(change),
    meanwhile,
    autosave,
    /** Publishes what stands here, saved first. */
    publish: async (): Promise<FormRecord> => {
      await autosave.now();
      return send(({ version }) => client.forms.publishForm({ id: record.id, version }));
    },
  };
};
