import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { savedViews } from '@naskhah/words/desk-workspace/saved-views';
import { useKeptForm } from '../../forms/use-kept-form.ts';

export type ViewNamed = { name: string; opens: boolean };

/** Asks for the name of a view, new or known, and whether the list opens with it. */
export const ViewDialog = ({
  title,
  view,
  taken,
  onSave,
  onClose,
}: {
  title: string;
  view: ViewNamed;
  /** Names of the other views. */
  taken: readonly string[];
  onSave: (named: ViewNamed) => void;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const { form, unsaved } = useKeptForm<ViewNamed>('saved-view', view.name, {
    initialValues: view,
    validate: {
      name: (name) => {
        if (name.trim() === '') return say(savedViews.nameMissing);
        return taken.some((one) => one.toLowerCase() === name.trim().toLowerCase()) ? say(savedViews.nameTaken) : null;
      },
    },
  });
  const send = form.onSubmit(
    (named) => {
      form.resetDirty();
      onSave({ ...named, name: named.name.trim() });
    },
    () => form.getInputNode('name')?.focus(),
  );
  return (
    <FormDialog unsaved={unsaved} title={title} act={say(savedViews.keep)} onSubmit={send} onClose={onClose}>
      <FieldStack>
        <TextField
          label={say(savedViews.name)}
          help={say(savedViews.nameHelp)}
          required
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox {...form.getInputProps('opens', { type: 'checkbox' })}>{say(savedViews.open)}</Checkbox>
      </FieldStack>
    </FormDialog>
  );
};
