import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { DateField } from '@naskhah/ui/fields/date-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { tasks } from '@naskhah/words/tasks/tasks';
import { client } from '../../../app/client.ts';
import { useSession } from '../../../app/session.ts';
import { refreshRecords } from '../../../app/use-act.ts';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { useArticle } from '../article/use-article.ts';
import { staffChoices } from './staff.ts';
import type { Task } from './use-tasks.ts';

const valuesOf = (task: Task | undefined) => ({
  assignee_id: task?.assignee?.id ?? null,
  title: task?.title ?? '',
  note: task?.note ?? '',
  due: task?.due ?? '',
  blocking: task?.blocking ?? false,
});

/** Gives a task about an article to somebody who works on it, or changes one. */
export const TaskForm = ({ articleId, task, onClose }: { articleId: string; task?: Task; onClose: () => void }) => {
  const { say } = useWords();
  const me = useSession((state) => state.user?.usr_id) ?? '';
  const participants = useArticle(articleId).data?.participant ?? [];
  const {
    form,
    unsaved,
    id: newTask,
  } = useKeptForm('task', `${articleId} ${task?.id ?? ''}`, {
    initialValues: valuesOf(task),
    validate: {
      assignee_id: (chosen) => (chosen ? null : say(tasks.faultWho)),
      title: (text) => (text.trim() === '' ? say(tasks.faultWhat) : null),
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ assignee_id, due, ...rest }) => {
      const written = { id: task?.id ?? newTask, assignee_id: assignee_id ?? '', due: due || null, ...rest };
      return task
        ? client.tasks.saveTask({ act: 'change', version: task.version, ...written })
        : client.tasks.saveTask({ act: 'add', article_id: articleId, ...written });
    },
    task
      ? { processing: say(tasks.finishing), done: say(tasks.saved) }
      : { processing: say(tasks.givingNow), done: say(tasks.givenNow) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(task ? tasks.changeTitle : tasks.addTitle)}
      act={say(task ? tasks.save : tasks.give)}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldStack>
        <TextField label={say(tasks.what)} required maxLength={300} data-autofocus {...form.getInputProps('title')} />
        <SelectField
          label={say(tasks.to)}
          help={say(tasks.whoHelp)}
          required
          searchable
          choices={staffChoices(participants, { value: me, label: say(tasks.you) }, task?.assignee ?? null)}
          {...form.getInputProps('assignee_id')}
        />
        <DateField label={say(tasks.due)} optional {...form.getInputProps('due')} />
        <TextArea label={say(tasks.note)} optional rows={4} maxLength={5000} {...form.getInputProps('note')} />
        <Checkbox help={say(tasks.blockingHelp)} {...form.getInputProps('blocking', { type: 'checkbox' })}>
          {say(tasks.blocking)}
        </Checkbox>
      </FieldStack>
    </FormDialog>
  );
};
