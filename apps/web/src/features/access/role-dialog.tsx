import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { presetPage } from '@naskhah/words/access/preset-words';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { isSet, withBits } from './bits.ts';
import { type Role, type Roles, useLabel } from './use-presets.ts';

/** Changes the name, the flags and the menu of a platform role. */
export const RoleDialog = ({ role, roles, onClose }: { role: Role; roles: Roles; onClose: () => void }) => {
  const { say } = useWords();
  const label = useLabel();
  const given = (text: string) => (text.trim() === '' ? say(presetPage.nameMissing) : null);
  const { form, unsaved } = useKeptForm('role', String(role.acl), {
    initialValues: { label_en: role.label_en, label_ms: role.label_ms, flags: role.flags, menu: role.menu },
    validate: { label_en: given, label_ms: given },
  });
  const bits = roles.flags.map(({ bit }) => bit);
  const submit = useFormSubmit(form);
  const send = submit(
    (values) => client.access.updateRole({ ...values, acl: role.acl, version: role.version }),
    { processing: say(presetPage.saving), done: say(presetPage.saved) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog unsaved={unsaved} title={label(role)} act={say(presetPage.save)} onSubmit={send} onClose={onClose}>
      <FieldStack>
        <FieldPair>
          <TextField label={say(presetPage.nameEn)} required {...form.getInputProps('label_en')} />
          <TextField label={say(presetPage.nameMs)} required {...form.getInputProps('label_ms')} />
        </FieldPair>
        <ChoiceGroup
          many
          label={say(presetPage.flags)}
          choices={roles.flags.map((flag) => ({ value: String(flag.bit), label: label(flag) }))}
          chosen={bits.filter((bit) => isSet(form.values.flags, bit)).map(String)}
          onChange={(chosen) => form.setFieldValue('flags', withBits(form.values.flags, bits, chosen.map(Number)))}
        />
        <ChoiceGroup
          many
          label={say(presetPage.menu)}
          choices={roles.modules.map((module) => ({
            value: module.value,
            label: label(module),
            disabled: module.always,
          }))}
          chosen={form.values.menu}
          onChange={(menu) => form.setFieldValue('menu', menu)}
        />
      </FieldStack>
    </FormDialog>
  );
};
