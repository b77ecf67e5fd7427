import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { checking } from '@naskhah/words/verification/checking';
import { IconCircleDashed, IconClipboardCheck, IconClockExclamation, IconShieldCheck } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { Day } from '../../app/day.tsx';
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import type { Waiting } from './types.ts';
import { useWaiting } from './use-waiting.ts';
import { pathOf, type WaitingSearch, type WaitingStep, waitingHref } from './waiting-search.ts';

const hrefOf = (step: WaitingStep, id: string) =>
  step === 'checking' ? addresses.journalCheck(id) : addresses.journalDecision(id);

const useColumns = (step: WaitingStep): Column<Waiting>[] => {
  const { say, sayWith } = useWords();
  return [
    {
      key: 'journal',
      head: say(checking.journal),
      place: 'main',
      sort: 'name',
      cell: (row) => (
        <RowTitle href={hrefOf(step, row.id)} under={row.publisher}>
          {row.jnl_name}
        </RowTitle>
      ),
    },
    {
      key: 'applicant',
      head: say(checking.applicant),
      place: 'detail',
      width: 9,
      cell: ({ applicant }) => applicant,
    },
    {
      key: 'progress',
      head: say(checking.progress),
      place: 'state',
      width: 10.5,
      cell: ({ state, answered, items, failed }) => (
        <StateLine
          icon={state === 'submitted' ? IconCircleDashed : IconClipboardCheck}
          tone={failed > 0 ? 'bad' : state === 'submitted' ? 'none' : 'info'}
          {...(failed > 0 && { detail: sayWith(checking.failed, { count: failed }) })}
        >
          {state === 'submitted' ? say(checking.sentState) : sayWith(checking.answered, { count: answered, of: items })}
        </StateLine>
      ),
    },
    {
      key: 'checker',
      head: say(checking.checker),
      place: 'detail',
      width: 8.5,
      cell: ({ checker }) => checker?.name ?? say(checking.nobody),
    },
    {
      key: 'sent',
      head: say(checking.sent),
      place: 'figure',
      width: 7.5,
      sort: 'sent',
      cell: ({ sent_at, age }) => (
        <RowLines under={sayWith(checking.age, { days: age })}>
          <Day value={sent_at} />
        </RowLines>
      ),
    },
    {
      key: 'due',
      head: say(checking.due),
      place: 'figure',
      width: 6.5,
      sort: 'due',
      cell: ({ due, overdue }) =>
        overdue ? (
          <StateLine icon={IconClockExclamation} tone="bad">
            <Day value={due} />
          </StateLine>
        ) : (
          <Day value={due} />
        ),
    },
  ];
};

const useNothing = (step: WaitingStep, { q, checker, late }: WaitingSearch): Nothing => {
  const { say } = useWords();
  if (q === '' && checker === '' && late === '')
    return {
      icon: IconShieldCheck,
      title: say(checking.empty),
      why: say(step === 'checking' ? checking.emptyWhy : checking.emptyDeciding),
    };
  return {
    title: say(checking.nothingFound),
    why: say(checking.nothingFoundWhy),
    action: { label: say(checking.clear), href: pathOf(step) },
  };
};

/** The registrations that are being checked, or wait for the decision; a row opens one. */
export const WaitingList = ({ step, search }: { step: WaitingStep; search: WaitingSearch }) => {
  const { say } = useWords();
  return (
    <RecordList
      caption={say(step === 'checking' ? checking.queue : checking.deciding)}
      query={useWaiting(step, search)}
      columns={useColumns(step)}
      rowOf={(row) => ({ id: row.id, name: row.jnl_name, href: hrefOf(step, row.id) })}
      sort={{
        by: search.sort,
        hrefOf: (by) =>
          waitingHref(step, search, {
            sort: (search.sort === by ? `-${by}` : by) as WaitingSearch['sort'],
          }),
      }}
      search={search}
      hrefOf={(change) => waitingHref(step, search, change)}
      nothing={useNothing(step, search)}
      skeleton={5}
    />
  );
};
