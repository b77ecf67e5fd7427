import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { RowLines, RowState, RowTitle } from '@naskhah/ui/list/row-text';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../../app/addresses.ts';
import type { Answers } from '../../../app/answers.ts';
import { calls } from '../../../app/calls.ts';
import { go } from '../../../app/go.ts';
import { useDates } from '../../../app/use-dates.ts';
import { reviewLook } from '../review-look.tsx';
import { type MyReviewsSearch, myReviewsHref } from './my-reviews-search.ts';

type Row = Answers['deskWorkspace']['getMyAssign']['rows'][number];
const size = 30;
const isOpen = ({ state }: Row) => state === 'invited' || state === 'accepted' || state === 'in-progress';

export const useMyReviews = ({ page, q, sort }: MyReviewsSearch) =>
  useQuery(
    calls.deskWorkspace.getMyAssign.queryOptions({
      input: { page, size, sort, q, filters: {} },
      placeholderData: keepPreviousData,
    }),
  );

const State = ({ row }: { row: Row }) => {
  const { say, sayWith } = useWords();
  const { icon, tone, words } = reviewLook(row.state, row.overdue_days !== null);
  return (
    <RowState
      state={
        <StateLine icon={icon} tone={tone} detail={sayWith(workspace.round, { count: row.round })}>
          {words && say(words)}
        </StateLine>
      }
      turn={isOpen(row) && <TurnLine whose={say(workspace.yourTurn)} yours />}
    />
  );
};

const useColumns = (): Column<Row>[] => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  return [
    {
      key: 'article',
      head: say(reviewing.article),
      place: 'main',
      cell: (row) => (
        <RowTitle href={addresses.myReview(row.id)} under={language === 'ms' ? row.journal_ms : row.journal_en}>
          {row.article_title}
        </RowTitle>
      ),
    },
    { key: 'state', head: say(reviewing.state), place: 'state', width: 16, cell: (row) => <State row={row} /> },
    {
      key: 'due',
      head: say(reviewing.due),
      place: 'detail',
      width: 11,
      sort: 'due',
      cell: (row) => (
        <RowLines
          under={
            row.overdue_days !== null && (
              <TurnLine due={sayWith(workspace.overdueDays, { count: row.overdue_days })} urgency="late" />
            )
          }
        >
          {short(row.state === 'invited' ? row.answer_due : row.review_due)}
        </RowLines>
      ),
    },
  ];
};

export const MyReviewsList = ({ search }: { search: MyReviewsSearch }) => {
  const { say } = useWords();
  const columns = useColumns();
  const { data, isError, isPlaceholderData, refetch } = useMyReviews(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0 && search.q) {
    return (
      <EmptyState
        title={say(reviewing.nothingFound)}
        action={<ButtonLink href={addresses.myReviews}>{say(reviewing.clear)}</ButtonLink>}
      >
        {say(reviewing.nothingFoundWhy)}
      </EmptyState>
    );
  }
  if (data?.total === 0) return <EmptyState title={say(reviewing.empty)}>{say(reviewing.emptyWhy)}</EmptyState>;
  return (
    <>
      <DataTable
        caption={say(reviewing.listTitle)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: row.id,
          name: row.article_title,
          href: addresses.myReview(row.id),
          mine: isOpen(row),
          row,
        }))}
        sort={{
          by: 'due',
          descending: search.sort === '-due',
          onChange: () => go(myReviewsHref(search, { sort: search.sort === 'due' ? '-due' : 'due' })),
        }}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 5}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={size}
        total={data?.total ?? 0}
        hrefOf={(page) => myReviewsHref(search, { page })}
      />
    </>
  );
};
