import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { presetPage } from '@naskhah/words/access/preset-words';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import { isSet, withBits } from './bits.ts';
import { type Preset, type Settings, useLabel } from './use-presets.ts';

type Level = Preset['stages']['review'];

const valuesOf = ({ label_en, label_ms, permissions, functions, stages }: Preset) => ({
  label_en,
  label_ms,
  permissions,
  functions,
  stages,
});

const fieldNames = {
  label_en: presetPage.nameEn,
  label_ms: presetPage.nameMs,
  permissions: presetPage.permissions,
  functions: presetPage.functions,
  stages: presetPage.stages,
};

/** Changes what a preset grants, or makes a new one (version 0). */
export const PresetDialog = ({
  preset,
  settings,
  onClose,
}: {
  preset: Preset;
  settings: Settings;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const label = useLabel();
  const given = (text: string) => (text.trim() === '' ? say(presetPage.nameMissing) : null);
  const { id, journal_id, version } = preset;
  const { form, unsaved } = useKeptForm('preset', version === 0 ? (journal_id ?? '') : id, {
    initialValues: valuesOf(preset),
    validate: { label_en: given, label_ms: given },
  });
  const { send, meanwhile } = useVersionedForm(form, version === 0 ? undefined : preset, valuesOf, () =>
    client.access.retrievePreset({ id }),
  );
  const submit = useFormSubmit(form);
  const save = submit(
    () =>
      send((known, values) =>
        known
          ? client.access.updatePreset({ ...values, id, version: known.version })
          : client.access.savePreset({ ...values, id, journal_id }),
      ),
    { processing: say(presetPage.saving), done: say(presetPage.saved) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  const mask = (field: 'permissions' | 'functions') => {
    const bits = settings[field].map(({ bit }) => bit);
    return {
      choices: settings[field].map((one) => ({ value: String(one.bit), label: label(one) })),
      chosen: bits.filter((bit) => isSet(form.values[field], bit)).map(String),
      onChange: (chosen: string[]) => form.setFieldValue(field, withBits(form.values[field], bits, chosen.map(Number))),
    };
  };
  const levels = settings.levels.map((level) => ({ value: level.value, label: label(level) }));
  return (
    <FormDialog
      unsaved={unsaved}
      title={version === 0 ? say(presetPage.add) : label(preset)}
      act={say(presetPage.save)}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldStack>
        <SavedMeanwhileNote meanwhile={meanwhile} names={fieldNames} />
        <FieldPair>
          <TextField label={say(presetPage.nameEn)} required {...form.getInputProps('label_en')} />
          <TextField label={say(presetPage.nameMs)} required {...form.getInputProps('label_ms')} />
        </FieldPair>
        <FieldPair>
          {settings.stages.map((stage) => (
            <SelectField
              key={stage.value}
              label={label(stage)}
              choices={levels}
              value={(form.values.stages as Record<string, string>)[stage.value] ?? 'none'}
              onChange={(level) =>
                form.setFieldValue('stages', { ...form.values.stages, [stage.value]: (level ?? 'none') as Level })
              }
            />
          ))}
        </FieldPair>
        <ChoiceGroup many label={say(presetPage.permissions)} help={say(presetPage.shared)} {...mask('permissions')} />
        <ChoiceGroup many label={say(presetPage.functions)} {...mask('functions')} />
      </FieldStack>
    </FormDialog>
  );
};
