import type { WorkspaceColumn } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { Marked } from '@naskhah/ui/record/marked';
import { type ReviewerBlock, ReviewerProgress } from '@naskhah/ui/state/reviewer-progress';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { Day } from '../../app/day.tsx';
import { ArticleState } from './article-state.tsx';

export type Row = Answers['deskWorkspace']['getArticleListing']['rows'][number];

const blocksOf = (reviewers: Row['reviewers'], now: number): ReviewerBlock[] =>
  reviewers.flatMap(({ state, due }) => {
    if (state === 'declined') return [];
    return [state === 'working' && due !== null && Date.parse(due) < now ? 'late' : state];
  });

const Reviewers = ({ reviewers }: { reviewers: Row['reviewers'] }) => {
  const { say, sayWith } = useWords();
  const blocks = blocksOf(reviewers, Date.now());
  const inHand = blocks.filter((block) => block === 'in').length;
  const words =
    blocks.length > 0 ? sayWith(workspace.reportsIn, { inHand, of: blocks.length }) : say(workspace.noReviewers);
  return <ReviewerProgress blocks={blocks} words={words} />;
};

type KnownColumn = Column<Row> & { key: WorkspaceColumn | 'article' };

/** Every column of the workspace; the article itself always stands. */
export const useWorkspaceColumns = (): KnownColumn[] => {
  const { say, language } = useWords();
  return [
    {
      key: 'article',
      head: say(workspace.article),
      place: 'main',
      sort: 'title',
      cell: (row) => (
        <RowTitle href={addresses.article(row.id)} lang={row.title_lang} under={row.authors}>
          <Marked text={row.article_title} />
        </RowTitle>
      ),
    },
    {
      key: 'number',
      head: say(workspace.number),
      place: 'number',
      width: 9.5,
      cell: (row) => <RowLines under={language === 'ms' ? row.journal_ms : row.journal_en}>{row.number}</RowLines>,
    },
    {
      key: 'section',
      head: say(workspace.section),
      cardLabel: say(workspace.section),
      place: 'detail',
      width: 9,
      cell: ({ section_en, section_ms }) => (language === 'ms' ? section_ms : section_en) || say(workspace.none),
    },
    {
      key: 'state',
      head: say(workspace.state),
      place: 'state',
      width: 16.5,
      sort: 'due',
      cell: (row) => <ArticleState shown={row} />,
    },
    {
      key: 'reviewers',
      head: say(workspace.reviewers),
      place: 'detail',
      width: 8,
      cell: ({ reviewers }) => <Reviewers reviewers={reviewers} />,
    },
    {
      key: 'editors',
      head: say(workspace.editors),
      cardLabel: say(workspace.editors),
      place: 'detail',
      width: 10,
      cell: ({ editors }) => editors || say(workspace.none),
    },
    {
      key: 'reminded',
      head: say(workspace.reminded),
      cardLabel: say(workspace.reminded),
      place: 'detail',
      width: 8,
      cell: ({ reminded_at }) => (reminded_at ? <Day value={reminded_at} /> : say(workspace.never)),
    },
    {
      key: 'submitted',
      head: say(workspace.submitted),
      cardLabel: say(workspace.submitted),
      place: 'detail',
      width: 6.5,
      sort: 'submitted',
      cell: ({ submitted_at }) => <Day value={submitted_at} />,
    },
    {
      key: 'age',
      head: say(workspace.age),
      place: 'figure',
      width: 4.75,
      sort: 'submitted',
      cell: ({ age_days }) => `${age_days} ${say(workspace.days)}`,
    },
  ];
};
