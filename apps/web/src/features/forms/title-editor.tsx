import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { formList } from '@naskhah/words/forms/form-builder';
import type { ReactNode } from 'react';
import type { FormDraft } from './use-form-draft.ts';

export const TitleEditor = ({
  values,
  error,
  onChange,
}: {
  values: FormDraft;
  /** What the server says of the titles. */
  error: ReactNode;
  onChange: (change: Partial<FormDraft>) => void;
}) => {
  const { say } = useWords();
  const missing = (title: string) => (title.trim() === '' ? say(formList.titleMissing) : undefined);
  return (
    <FieldStack>
      <TextField
        label={say(formList.titleEn)}
        required
        lang="en"
        maxLength={200}
        error={missing(values.title_en) ?? error}
        value={values.title_en}
        onChange={({ target }) => onChange({ title_en: target.value })}
      />
      <TextField
        label={say(formList.titleMs)}
        required
        lang="ms"
        maxLength={200}
        error={missing(values.title_ms)}
        value={values.title_ms}
        onChange={({ target }) => onChange({ title_ms: target.value })}
      />
    </FieldStack>
  );
};
