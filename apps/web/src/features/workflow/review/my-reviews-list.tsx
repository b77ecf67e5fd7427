import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowState, RowTitle } from '@naskhah/ui/list/row-text';
import { Marked } from '@naskhah/ui/record/marked';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../../app/addresses.ts';
import type { Answers } from '../../../app/answers.ts';
import { calls } from '../../../app/calls.ts';
import { useDates } from '../../../app/use-dates.ts';
import { type Nothing, RecordList } from '../../../lists/record-list.tsx';
import { turnedSort } from '../../../lists/turned-sort.ts';
import { reviewLook } from '../review-look.tsx';
import { type MyReviewsSearch, myReviewsHref, myReviewsSorts } from './my-reviews-search.ts';

type Row = Answers['deskWorkspace']['getMyAssign']['rows'][number];
const isOpen = ({ state }: Row) => state === 'invited' || state === 'accepted' || state === 'in-progress';

export const useMyReviews = ({ page, size, q, sort }: MyReviewsSearch) =>
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
        <RowTitle
          href={addresses.myReview(row.id)}
          lang={row.title_lang}
          under={language === 'ms' ? row.journal_ms : row.journal_en}
        >
          <Marked text={row.article_title} />
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

const useNothing = ({ q }: MyReviewsSearch): Nothing => {
  const { say } = useWords();
  if (!q) return { title: say(reviewing.empty), why: say(reviewing.emptyWhy) };
  return {
    title: say(reviewing.nothingFound),
    why: say(reviewing.nothingFoundWhy),
    action: { label: say(reviewing.clear), href: addresses.myReviews },
  };
};

export const MyReviewsList = ({ search }: { search: MyReviewsSearch }) => {
  const { say } = useWords();
  return (
    <RecordList
      caption={say(reviewing.listTitle)}
      query={useMyReviews(search)}
      columns={useColumns()}
      rowOf={(row) => ({
        id: row.id,
        name: withoutMarks(row.article_title),
        href: addresses.myReview(row.id),
        mine: isOpen(row),
      })}
      sort={{
        by: search.sort,
        hrefOf: () => myReviewsHref(search, { sort: turnedSort(search.sort, myReviewsSorts, 'due') }),
      }}
      search={search}
      hrefOf={(change) => myReviewsHref(search, change)}
      nothing={useNothing(search)}
      skeleton={5}
    />
  );
};
