import { newId } from '@naskhah/kernel/ids';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { deciding, galleyKindWords } from '@naskhah/words/workflow/deciding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { referenceQuery } from '../../app/start-up.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { type GalleyKind, galleyKinds, kindOfFile, labelAfter } from './kind-of-file.ts';

/** A galley of a file: uploaded first, then named as readers will see it. */
export const AddGalleyDialog = ({
  article,
  onClose,
}: {
  article: { id: string; number: string; language: string };
  onClose: () => void;
}) => {
  const { say, language } = useWords();
  const [id] = useState(newId);
  const { data: lists } = useQuery(referenceQuery);
  const { form, unsaved } = useKeptForm('galley', article.id, {
    initialValues: { attachment_id: '', kind: 'pdf' as GalleyKind, label: '', language: article.language },
    validate: {
      attachment_id: (file) => (file ? null : say(deciding.galleyFileMissing)),
      label: (text) => (text.trim() === '' ? say(deciding.labelMissing) : null),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    (values) => client.publishing.insertIssueGalley({ id, article_id: article.id, ...values }),
    { processing: say(deciding.addingGalley), done: say(deciding.galleyAdded) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  const labelOf = (kind: GalleyKind): string => (kind === 'supplementary' ? '' : say(galleyKindWords[kind]));
  const changeKind = (kind: GalleyKind) => {
    const before = form.getValues();
    form.setFieldValue('kind', kind);
    form.setFieldValue('label', labelAfter(before.label, labelOf(before.kind), labelOf(kind)));
  };
  const languages = (lists?.language ?? []).map((entry) => ({
    value: entry.value,
    label: language === 'ms' ? entry.label_ms : entry.label_en,
  }));
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(deciding.addGalley)}
      subtitle={article.number}
      act={say(deciding.addGalley)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <div>
          <UploadField
            label={say(deciding.galleyFile)}
            types={say(deciding.galleyTypes)}
            refId={article.id}
            type="galley"
            required
            onUploaded={([file]) => {
              form.setFieldValue('attachment_id', file?.id ?? '');
              if (!file) return;
              changeKind(kindOfFile(file.name));
            }}
          />
          {form.errors.attachment_id && <ErrorLine>{form.errors.attachment_id}</ErrorLine>}
        </div>
        <FieldPair>
          <SelectField
            label={say(deciding.galleyKind)}
            required
            choices={galleyKinds.map((value) => ({ value, label: say(galleyKindWords[value]) }))}
            {...form.getInputProps('kind')}
            onChange={(chosen) => {
              const kind = galleyKinds.find((one) => one === chosen);
              if (kind) changeKind(kind);
            }}
          />
          <SelectField
            label={say(deciding.galleyLanguage)}
            required
            searchable
            choices={languages}
            {...form.getInputProps('language')}
          />
        </FieldPair>
        <TextField label={say(deciding.galleyLabel)} required maxLength={60} {...form.getInputProps('label')} />
      </FieldStack>
    </FormDialog>
  );
};
