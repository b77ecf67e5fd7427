import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowState, RowTitle } from '@naskhah/ui/list/row-text';
import { Marked } from '@naskhah/ui/record/marked';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { mySubmissions } from '@naskhah/words/submissions/my-submissions';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { Day } from '../../app/day.tsx';
import { queries } from '../../app/queries.ts';
import { listHref, type SortedSearch } from '../../lists/list-search.ts';
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import { ArticleState } from './article-state.tsx';

type Row = Answers['deskWorkspace']['getMyArticleList']['rows'][number];

type MySubmissionsSearch = SortedSearch<'updated'>;

export const useMySubmissions = ({ page, size, q, sort }: MySubmissionsSearch) =>
  useQuery(
    calls.deskWorkspace.getMyArticleList.queryOptions({
      input: { page, size, q, sort: sort || '-updated', filters: {} },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

const hrefOf = ({ id, state }: Row): string => (state === 'draft' ? addresses.submission(id) : addresses.article(id));

const useColumns = (): Column<Row>[] => {
  const { say, language } = useWords();
  return [
    {
      key: 'article',
      head: say(mySubmissions.article),
      place: 'main',
      cell: (row) => (
        <RowTitle href={hrefOf(row)} under={language === 'ms' ? row.journal_ms : row.journal_en}>
          <span dir="auto" {...(row.article_title && { lang: row.title_lang })}>
            <Marked text={row.article_title || say(mySubmissions.untitled)} />
          </span>
        </RowTitle>
      ),
    },
    {
      key: 'number',
      head: say(mySubmissions.number),
      place: 'number',
      width: 10,
      cell: ({ number }) => <RowLines>{number ?? say(mySubmissions.noNumber)}</RowLines>,
    },
    {
      key: 'state',
      head: say(mySubmissions.state),
      place: 'state',
      width: 16.5,
      cell: (row) =>
        row.state === 'draft' ? (
          <RowState
            state={<StateLine icon={IconPencil}>{say(mySubmissions.draft)}</StateLine>}
            turn={<TurnLine whose={say(mySubmissions.goOn)} yours />}
          />
        ) : (
          <ArticleState shown={{ ...row, round: 0 }} />
        ),
    },
    {
      key: 'changed',
      head: say(mySubmissions.changed),
      place: 'figure',
      width: 6.5,
      sort: 'updated',
      cell: ({ updated_at }) => <Day value={updated_at} />,
    },
  ];
};

const DeleteDraft = ({ row }: { row: Row }) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  const title = withoutMarks(row.article_title) || say(mySubmissions.untitled);
  const remove = async () => {
    const sure = await confirm({
      title: say(mySubmissions.deleteTitle),
      message: sayWith(mySubmissions.deleteWhy, { title }),
    });
    if (!sure) return;
    await request(
      async () => {
        // The list does not carry the version; what is deleted is the draft as it stands now.
        const { version } = await client.submissions.getSubmission({ id: row.id });
        await client.submissions.deleteSubmission({ id: row.id, version });
        queries.removeQueries({ queryKey: ['draft', row.id] });
        await queries.invalidateQueries({ queryKey: calls.deskWorkspace.getMyArticleList.key() });
      },
      { processing: say(mySubmissions.deleting), done: say(mySubmissions.deleted) },
    );
  };
  return (
    <IconButton
      icon={IconTrash}
      size="sm"
      label={sayWith(mySubmissions.deleteNamed, { title })}
      onClick={() => void remove()}
    />
  );
};

const useNothing = (search: MySubmissionsSearch): Nothing => {
  const { say } = useWords();
  if (search.q !== '')
    return {
      title: say(mySubmissions.nothingFound),
      why: say(mySubmissions.nothingFoundWhy),
      action: { label: say(mySubmissions.clear), href: addresses.mySubmissions },
    };
  return {
    title: say(mySubmissions.empty),
    why: say(mySubmissions.emptyWhy),
    action: { label: say(workspace.newSubmission), href: addresses.newSubmission },
  };
};

/** Drafts open in the wizard where they were left; what was submitted opens as an article. */
export const MySubmissionsList = ({ search }: { search: MySubmissionsSearch }) => {
  const { say } = useWords();
  return (
    <RecordList
      caption={say(mySubmissions.title)}
      query={useMySubmissions(search)}
      columns={useColumns()}
      rowOf={(row) => ({
        id: row.id,
        name: row.number ?? (withoutMarks(row.article_title) || say(mySubmissions.untitled)),
        href: hrefOf(row),
        mine: row.your_turn || row.state === 'draft',
      })}
      actions={({ row }) => row.state === 'draft' && <DeleteDraft row={row} />}
      sort={{
        by: search.sort || '-updated',
        hrefOf: () => listHref(addresses.mySubmissions, search, { sort: search.sort ? '' : 'updated' }),
      }}
      search={search}
      hrefOf={(change) => listHref(addresses.mySubmissions, search, change)}
      nothing={useNothing(search)}
      skeleton={5}
    />
  );
};
