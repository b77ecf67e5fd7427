import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
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
import { type Role, type Roles, useLabel } from './use-presets.ts';

const valuesOf = ({ label_en, label_ms, flags, menu }: Role) => ({ label_en, label_ms, flags, menu });

const fieldNames = {
  label_en: presetPage.nameEn,
  label_ms: presetPage.nameMs,
  flags: presetPage.flags,
  menu: presetPage.menu,
};

const roleIn = ({ roles }: Roles, acl: number): Role => {
  const found = roles.find((one) => one.acl === acl);
  if (!found) throw new Error(`no role ${acl}`);
  return found;
};

/** Changes the name, the flags and the menu of a platform role, or makes a new one (version 0). */
export const RoleDialog = ({ role, roles, onClose }: { role: Role; roles: Roles; onClose: () => void }) => {
  const { say } = useWords();
  const label = useLabel();
  const given = (text: string) => (text.trim() === '' ? say(presetPage.nameMissing) : null);
  const { form, unsaved } = useKeptForm('role', String(role.acl), {
    initialValues: valuesOf(role),
    validate: { label_en: given, label_ms: given },
  });
  const bits = roles.flags.map(({ bit }) => bit);
  const { send, meanwhile } = useVersionedForm(form, role.version === 0 ? undefined : role, valuesOf, async () =>
    roleIn(await client.access.listRoles(), role.acl),
  );
  const submit = useFormSubmit(form);
  const save = submit(
    () =>
      send(async (known, values) => {
        if (known)
          return roleIn(await client.access.updateRole({ ...values, acl: role.acl, version: known.version }), role.acl);
        const added = await client.access.addRole(values);
        return roleIn(added, added.acl);
      }),
    { processing: say(presetPage.saving), done: say(presetPage.saved) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={role.version === 0 ? say(presetPage.addRole) : label(role)}
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
