import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { tasks } from '@naskhah/words/tasks/tasks';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { TaskFilterBar, TaskList } from '../../features/desk/tasks/task-list.tsx';
import { taskListHref, taskSearch, taskViews } from '../../features/desk/tasks/task-search.ts';
import { useTasks } from '../../features/desk/tasks/use-tasks.ts';

const TaskOpened = lazy(async () => ({
  default: (await import('../../features/desk/tasks/task-opened.tsx')).TaskOpened,
}));

const UserTaskPage = () => {
  const { say } = useWords();
  const search = taskSearch(useSearch({ strict: false }));
  const toDo = useTasks(taskSearch({})).data?.total;
  return (
    <>
      <PageTitle>{say(tasks.title)}</PageTitle>
      <PageHeader title={say(tasks.title)} lead={say(tasks.lead)} />
      <TabLinks
        label={say(tasks.views)}
        tabs={taskViews.map((view) => ({
          href: taskListHref(search, { view, overdue: false }),
          label: say(tasks[view]),
          current: view === search.view,
          ...(view === 'open' && toDo !== undefined && { count: toDo }),
        }))}
      />
      <TaskFilterBar search={search} />
      <TaskList search={search} />
      {search.task !== '' && (
        <Suspense>
          <TaskOpened
            id={search.task}
            onClose={() => go(taskListHref(search, { page: search.page }), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
};

export default UserTaskPage;
