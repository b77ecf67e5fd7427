import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { FilterToggle } from '@naskhah/ui/list/filter-toggle';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { tasks } from '@naskhah/words/tasks/tasks';
import { IconListCheck } from '@tabler/icons-react';
import { Day } from '../../../app/day.tsx';
import { go } from '../../../app/go.ts';
import { RecordFilters } from '../../../lists/record-filters.tsx';
import { type Nothing, RecordList } from '../../../lists/record-list.tsx';
import { turnedSort } from '../../../lists/turned-sort.ts';
import { isNarrowed, noTaskFilters, type TaskSearch, taskListHref, taskSorts } from './task-search.ts';
import { TaskState } from './task-state.tsx';
import { useAssignee, useTaskTitle } from './use-task-words.ts';
import { type Task, useTasks } from './use-tasks.ts';

/** Search and the one filter, and the count of what they found. */
export const TaskFilterBar = ({ search }: { search: TaskSearch }) => {
  const { say } = useWords();
  return (
    <RecordFilters
      label={say(tasks.search)}
      search={search}
      hrefOf={(change) => taskListHref(search, change)}
      total={useTasks(search).data?.total}
      found={tasks.found}
      set={search.overdue ? 1 : 0}
      cleared={taskListHref(search, noTaskFilters)}
    >
      {search.view !== 'done' && (
        <FilterToggle
          label={say(tasks.overdue)}
          on={search.overdue}
          onChange={(overdue) => go(taskListHref(search, { overdue }))}
        />
      )}
    </RecordFilters>
  );
};

const hrefOf = (search: TaskSearch, { id }: Task): string => taskListHref(search, { page: search.page, task: id });

const useColumns = (search: TaskSearch): Column<Task>[] => {
  const { say, language } = useWords();
  const [titleOf, assigneeOf] = [useTaskTitle(), useAssignee()];
  const under = ({ article, journal_en, journal_ms }: Task) => {
    const journal = language === 'ms' ? journal_ms : journal_en;
    if (!article?.title) return [article?.number, journal].filter(Boolean).join(' · ');
    return (
      <>
        {article.number && `${article.number} · `}
        <span lang={article.title_lang}>{article.title}</span>
        {journal && ` · ${journal}`}
      </>
    );
  };
  const given = search.view === 'given';
  return [
    {
      key: 'task',
      head: say(tasks.task),
      place: 'main',
      cell: (task) => (
        <RowTitle plain href={hrefOf(search, task)} under={<span dir="auto">{under(task)}</span>}>
          <span dir="auto">{titleOf(task)}</span>
        </RowTitle>
      ),
    },
    {
      key: 'due',
      head: say(tasks.state),
      place: 'state',
      width: 13,
      sort: 'due',
      cell: (task) => <TaskState task={task} />,
    },
    {
      key: 'who',
      head: say(given ? tasks.to : tasks.from),
      cardLabel: say(given ? tasks.to : tasks.from),
      place: 'detail',
      width: 13,
      cell: (task) => (
        <RowLines under={task.blocking && !task.done_at && say(tasks.blocking)}>
          <span dir="auto">{given ? assigneeOf(task) : (task.made_by ?? say(tasks.portal))}</span>
        </RowLines>
      ),
    },
    {
      key: 'made',
      head: say(tasks.givenOn),
      cardLabel: say(tasks.givenOn),
      place: 'figure',
      width: 8,
      cell: ({ made_at }) => <Day value={made_at} />,
    },
  ];
};

const nothing = {
  open: [tasks.emptyOpen, tasks.emptyOpenWhy],
  done: [tasks.emptyDone, tasks.emptyDoneWhy],
  given: [tasks.emptyGiven, tasks.emptyGivenWhy],
} as const;

const useNothing = (search: TaskSearch): Nothing => {
  const { say } = useWords();
  const [title, why] = nothing[search.view];
  if (!isNarrowed(search)) return { icon: IconListCheck, title: say(title), why: say(why) };
  return {
    title: say(tasks.nothingFound),
    why: say(tasks.nothingFoundWhy),
    action: { label: say(tasks.clear), href: taskListHref(search, noTaskFilters) },
  };
};

/** The tasks of a person; one is read in the dialog, which has an address of its own. */
export const TaskList = ({ search }: { search: TaskSearch }) => {
  const { say } = useWords();
  const titleOf = useTaskTitle();
  return (
    <RecordList
      caption={say(tasks.title)}
      query={useTasks(search)}
      columns={useColumns(search)}
      rowOf={(row) => ({
        id: row.id,
        name: titleOf(row),
        href: hrefOf(search, row),
        mine: row.mine && !row.done_at,
      })}
      sort={{
        by: search.sort,
        hrefOf: () => taskListHref(search, { sort: turnedSort(search.sort, taskSorts, 'due') }),
      }}
      search={search}
      hrefOf={(change) => taskListHref(search, change)}
      nothing={useNothing(search)}
      skeleton={6}
    />
  );
};
