import { type FormPurpose, formPurposes } from '@naskhah/kernel/forms/definition';
import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FileField } from '@naskhah/ui/form/file-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { formList, purposeWords } from '@naskhah/words/forms/form-builder';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { type FileOfForm, readFormFile } from './form-file.ts';

type Shipped = Answers['forms']['listForms']['shipped'];
type Values = {
  title_en: string;
  title_ms: string;
  purpose: FormPurpose;
  begin: string;
  questions: FileOfForm['questions'] | null;
};

/** A new form of a journal: empty, like a shipped one, or from a file. It opens to be built. */
export const AddFormDialog = ({
  journal,
  shipped,
  onClose,
}: {
  journal: string;
  shipped: Shipped;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const { form, unsaved, id } = useKeptForm<Values>('added-form', journal, {
    initialValues: { title_en: '', title_ms: '', purpose: 'review', begin: 'nothing', questions: null },
    validate: {
      title_en: (title) => (title.trim() === '' ? say(formList.titleMissing) : null),
      title_ms: (title) => (title.trim() === '' ? say(formList.titleMissing) : null),
      questions: (questions, { begin }) => (begin === 'file' && !questions ? say(formList.fileWrong) : null),
    },
  });
  const begin = ({ begin: chosen, questions }: Values) => {
    if (chosen === 'nothing') return { with: 'nothing' as const };
    if (chosen === 'file') return { with: 'questions' as const, questions: questions ?? [] };
    return { with: 'shipped' as const, code: chosen };
  };
  const submit = useFormSubmit(form);
  const send = submit(
    (values) =>
      client.forms.addForm({
        id,
        journal_id: journal,
        title_en: values.title_en,
        title_ms: values.title_ms,
        purpose: values.purpose,
        begin: begin(values),
      }),
    { processing: say(formList.saving), done: say(formList.added) },
    (added) => {
      void refreshRecords();
      onClose();
      go(addresses.journalForm(journal, added.id));
    },
  );
  const read = async ([file]: File[]) => {
    const found = file && (await readFormFile(await file.text()));
    if (!found) {
      form.setValues({ questions: null });
      form.setFieldError('questions', say(formList.fileWrong));
      return;
    }
    form.clearFieldError('questions');
    form.setValues(({ title_en, title_ms }) => ({
      questions: found.questions,
      title_en: title_en || found.title_en,
      title_ms: title_ms || found.title_ms,
    }));
  };
  const take = (chosen: string | null) => {
    const known = shipped.find(({ code }) => code === chosen);
    form.setValues(({ title_en, title_ms }) => ({
      begin: chosen ?? 'nothing',
      ...(known && {
        purpose: known.purpose,
        title_en: title_en || known.title_en,
        title_ms: title_ms || known.title_ms,
      }),
    }));
  };
  const { values, errors } = form;
  return (
    <FormDialog unsaved={unsaved} title={say(formList.add)} act={say(formList.add)} onSubmit={send} onClose={onClose}>
      <FieldStack>
        <SelectField
          label={say(formList.beginWith)}
          choices={[
            { value: 'nothing', label: say(formList.nothing) },
            ...shipped.map(({ code, title_en, title_ms }) => ({
              value: code,
              label: say({ en: title_en, ms: title_ms }),
            })),
            { value: 'file', label: say(formList.file) },
          ]}
          value={values.begin}
          onChange={take}
        />
        {values.begin === 'file' && (
          <FileField
            label={say(formList.chooseFile)}
            required
            limits={say(formList.fileLimits)}
            accept=".json,application/json"
            onFiles={(files) => void read(files)}
          >
            {errors.questions && <p role="alert">{errors.questions}</p>}
          </FileField>
        )}
        <TextField
          label={say(formList.titleEn)}
          required
          lang="en"
          data-autofocus
          {...form.getInputProps('title_en')}
        />
        <TextField label={say(formList.titleMs)} required lang="ms" {...form.getInputProps('title_ms')} />
        <SelectField
          label={say(formList.purpose)}
          choices={formPurposes.map((value) => ({ value, label: say(purposeWords[value]) }))}
          value={values.purpose}
          onChange={(chosen) => {
            const purpose = formPurposes.find((one) => one === chosen);
            if (purpose) form.setFieldValue('purpose', purpose);
          }}
        />
      </FieldStack>
    </FormDialog>
  );
};
