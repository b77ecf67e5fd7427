import type { ReasonField } from '@naskhah/kernel/return-reasons';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { checking } from '@naskhah/words/verification/checking';
import { reasonFieldWords } from '@naskhah/words/verification/reason-fields';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import type { Reason } from './types.ts';

/** A field that goes back beside those of failed items, with its reason. */
export const ReturnFieldDialog = ({
  journal,
  reason,
  fields,
  onSave,
  onClose,
}: {
  journal: string;
  reason: Reason | undefined;
  fields: readonly ReasonField[];
  onSave: (reason: Reason) => Promise<unknown>;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const { form, unsaved } = useKeptForm<{ field: ReasonField | ''; reason: string }>('return-field', journal, {
    initialValues: { field: reason?.field ?? '', reason: reason?.reason ?? '' },
    validate: {
      field: (field) => (field === '' ? say(checking.fieldMissing) : null),
      reason: (text) => (text.trim() === '' ? say(checking.reasonMissing) : null),
    },
  });
  const save = form.onSubmit(async ({ field, reason: text }) => {
    if (field === '' || (await onSave({ field, reason: text.trim() })) === undefined) return;
    form.reset();
    onClose();
  });
  return (
    <FormDialog
      title={say(checking.addField)}
      act={say(checking.saveField)}
      unsaved={unsaved}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldStack>
        <SelectField
          label={say(checking.field)}
          required
          searchable
          choices={fields.map((field) => ({ value: field, label: say(reasonFieldWords[field]) }))}
          {...form.getInputProps('field')}
        />
        <TextArea label={say(checking.reason)} required rows={4} maxLength={4000} {...form.getInputProps('reason')} />
      </FieldStack>
    </FormDialog>
  );
};
