import { type CodeList, codeLists } from '@naskhah/kernel/code-lists';
import { Button } from '@naskhah/ui/controls/button';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { codeListWords, refCode } from '@naskhah/words/reference-data/ref-code';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import type { CodeRow } from './code-search.ts';
import { useRemoveCode } from './use-remove-code.ts';

type Props = {
  list: CodeList;
  rows: readonly CodeRow[];
  /** The entry to change; none for a new one. */
  row?: CodeRow | undefined;
  onClose: () => void;
};

/** An entry of a code table: its names, its place, whether it is offered. */
export const CodeDialog = ({ list, rows, row, onClose }: Props) => {
  const { say, language } = useWords();
  const { fixed, nested } = codeLists[list];
  const last = Math.max(-1, ...rows.map(({ sort }) => sort));
  const missing = (text: string) => (text.trim() === '' ? say(refCode.missing) : null);
  const { form, unsaved } = useKeptForm('code', `${list} ${row?.value ?? ''}`, {
    initialValues: {
      value: row?.value ?? '',
      label_en: row?.label_en ?? '',
      label_ms: row?.label_ms ?? '',
      parent: row?.parent ?? null,
      sort: String(row?.sort ?? last + 1),
      active: row?.active ?? true,
    },
    validate: {
      value: missing,
      label_en: missing,
      label_ms: missing,
      sort: (text) => (/^\d{1,6}$/.test(text.trim()) ? null : say(refCode.sortWrong)),
    },
  });
  const done = () => {
    void refreshRecords();
    onClose();
  };
  const send = useFormSubmit(form)(
    ({ sort, ...values }) =>
      client.codeTables.saveCode({ list, ...values, sort: Number(sort), version: row?.version ?? null }),
    { processing: say(refCode.saving), done: say(refCode.saved) },
    done,
  );
  const remove = useRemoveCode(list, done);
  const above = rows.filter(({ parent, value }) => parent === null && value !== row?.value);
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(row ? refCode.edit : refCode.add)}
      subtitle={say(codeListWords[list])}
      act={say(refCode.save)}
      further={
        row &&
        !fixed &&
        !row.in_use && (
          <Button kind="quiet" onClick={() => void remove(row)}>
            {say(refCode.remove)}
          </Button>
        )
      }
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <TextField
          label={say(refCode.value)}
          help={say(refCode.valueHelp)}
          required
          data-autofocus={row ? undefined : true}
          readOnly={row !== undefined}
          maxLength={120}
          {...form.getInputProps('value')}
        />
        <TextField
          label={say(refCode.english)}
          required
          lang="en"
          data-autofocus={row ? true : undefined}
          maxLength={300}
          {...form.getInputProps('label_en')}
        />
        <TextField label={say(refCode.malay)} required lang="ms" maxLength={300} {...form.getInputProps('label_ms')} />
        <FieldPair>
          <TextField
            label={say(refCode.sort)}
            help={say(refCode.sortHelp)}
            required
            inputMode="numeric"
            {...form.getInputProps('sort')}
          />
          {nested && (
            <SelectField
              label={say(refCode.parent)}
              optional
              searchable
              clearable
              choices={above.map(({ value, label_en, label_ms }) => ({
                value,
                label: `${value} ${language === 'en' ? label_en : label_ms}`,
              }))}
              {...form.getInputProps('parent')}
            />
          )}
        </FieldPair>
        {!fixed && (
          <Checkbox help={say(refCode.activeHelp)} {...form.getInputProps('active', { type: 'checkbox' })}>
            {say(refCode.active)}
          </Checkbox>
        )}
      </FieldStack>
    </FormDialog>
  );
};
