import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { FilterToggle } from '@naskhah/ui/list/filter-toggle';
import { Paging } from '@naskhah/ui/list/paging';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { tasks } from '@naskhah/words/tasks/tasks';
import { IconListCheck } from '@tabler/icons-react';
import { Day } from '../../../app/day.tsx';
import { go } from '../../../app/go.ts';
import { useTypedSearch } from '../../../app/use-typed-search.ts';
import { isNarrowed, type TaskSearch, taskListHref } from './task-search.ts';
import { TaskState } from './task-state.tsx';
import { useAssignee, useTaskTitle } from './use-task-words.ts';
import { type Task, useTasks } from './use-tasks.ts';

/** Search and the one filter, and the count of what they found. */
export const TaskFilterBar = ({ search }: { search: TaskSearch }) => {
  const { say, sayWith } = useWords();
  const total = useTasks(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(taskListHref(search, { q }), { replace: true }));
  return (
    <FilterBar
      search={{ label: say(tasks.search), value: typed, onChange: setTyped }}
      count={total === undefined ? undefined : sayWith(tasks.found, { count: total })}
      set={search.overdue ? 1 : 0}
      onClear={isNarrowed(search) ? () => go(taskListHref(search, { q: '', overdue: false })) : undefined}
    >
      {search.view !== 'done' && (
        <FilterToggle
          label={say(tasks.overdue)}
          on={search.overdue}
          onChange={(overdue) => go(taskListHref(search, { overdue }))}
        />
      )}
    </FilterBar>
  );
};

const hrefOf = (search: TaskSearch, { id }: Task): string => taskListHref(search, { page: search.page, task: id });

const useColumns = (search: TaskSearch): Column<Task>[] => {
  const { say, language } = useWords();
  const [titleOf, assigneeOf] = [useTaskTitle(), useAssignee()];
  const under = ({ article, journal_en, journal_ms }: Task) =>
    [article?.number, article?.title, language === 'ms' ? journal_ms : journal_en].filter(Boolean).join(' · ');
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

const Nothing = ({ search }: { search: TaskSearch }) => {
  const { say } = useWords();
  if (isNarrowed(search))
    return (
      <EmptyState
        title={say(tasks.nothingFound)}
        action={<ButtonLink href={taskListHref(search, { q: '', overdue: false })}>{say(tasks.clear)}</ButtonLink>}
      >
        {say(tasks.nothingFoundWhy)}
      </EmptyState>
    );
  const [title, why] = nothing[search.view];
  return (
    <EmptyState icon={IconListCheck} title={say(title)}>
      {say(why)}
    </EmptyState>
  );
};

/** The tasks of a person; one is read in the dialog, which has an address of its own. */
export const TaskList = ({ search }: { search: TaskSearch }) => {
  const { say } = useWords();
  const columns = useColumns(search);
  const titleOf = useTaskTitle();
  const { data, isError, isPlaceholderData, refetch } = useTasks(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0) return <Nothing search={search} />;
  return (
    <>
      <DataTable
        caption={say(tasks.title)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: row.id,
          name: titleOf(row),
          href: hrefOf(search, row),
          mine: row.mine && !row.done_at,
          row,
        }))}
        sort={{
          by: 'due',
          descending: search.sort === '-due',
          onChange: () => go(taskListHref(search, { sort: search.sort === 'due' ? '-due' : 'due' })),
        }}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 6}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => taskListHref(search, { page })}
        onSize={(size) => go(taskListHref(search, { size }))}
      />
    </>
  );
};
