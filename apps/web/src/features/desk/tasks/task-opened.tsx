import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { tasks } from '@naskhah/words/tasks/tasks';
import { LoadFailure } from '../../../app/load-failure.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { useTask } from './use-tasks.ts';

/** The task that an address names: of the list, of a notification or of a mail. */
export const TaskOpened = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { say } = useWords();
  const { data, error, refetch } = useTask(id);
  const [task] = data?.rows ?? [];
  if (id === '' || (!data && !error)) return null;
  if (task) return <TaskDialog key={task.id} task={task} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={say(tasks.task)}>
      {error ? (
        <LoadFailure error={error} level={3} onRetry={() => void refetch()} />
      ) : (
        <EmptyState level={3} title={say(tasks.missing)}>
          {say(tasks.missingWhy)}
        </EmptyState>
      )}
    </Dialog>
  );
};
