import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useChosen } from './bulk/use-chosen.ts';
import { useWorkspaceRows, workspaceRows } from './use-workspace.ts';
import { useWorkspaceColumns } from './workspace-columns.tsx';
import { isFiltered, noFilters, type WorkspaceSearch, workspaceHref } from './workspace-search.ts';

const opposite = (sort: WorkspaceSearch['sort'], by: string): WorkspaceSearch['sort'] =>
  (sort === by ? `-${by}` : by) as WorkspaceSearch['sort'];

const Nothing = ({ search }: { search: WorkspaceSearch }) => {
  const { say } = useWords();
  if (isFiltered(search) || search.view !== 'all') {
    return (
      <EmptyState
        title={say(workspace.nothingFound)}
        action={
          <ButtonLink href={workspaceHref(search, { ...noFilters, view: 'all', saved: '' })}>
            {say(workspace.clearFilters)}
          </ButtonLink>
        }
      >
        {say(workspace.nothingFoundWhy)}
      </EmptyState>
    );
  }
  return <EmptyState title={say(workspace.empty)}>{say(workspace.emptyWhy)}</EmptyState>;
};

/** The rows that the address asks for. Old rows stay while new ones are on their way. */
export const WorkspaceList = ({ search, onExport }: { search: WorkspaceSearch; onExport: (ids: string[]) => void }) => {
  const { say } = useWords();
  const columns = useWorkspaceColumns().filter(({ key }) => key === 'article' || search.columns.includes(key));
  const { data, isError, isPlaceholderData, refetch } = useWorkspaceRows(search);
  const chosen = useChosen(workspaceHref(search, { columns: [], saved: '' }), data?.rows ?? []);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0) return <Nothing search={search} />;
  return (
    <>
      <DataTable
        caption={say(workspace.title)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: row.id,
          name: row.number,
          href: addresses.article(row.id),
          mine: row.your_turn,
          row,
        }))}
        sort={{
          by: search.sort.replace('-', ''),
          descending: search.sort.startsWith('-'),
          onChange: (by) => go(workspaceHref(search, { sort: opposite(search.sort, by) })),
        }}
        selection={{ chosen: chosen.ids, onChange: chosen.chooseIds }}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 8}
        refreshing={isPlaceholderData}
      />
      <BulkActions
        chosen={chosen.rows}
        total={data?.total ?? 0}
        everyRow={(most) => workspaceRows(search, most)}
        onChoose={chosen.choose}
        onExport={onExport}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => workspaceHref(search, { page })}
        onSize={(size) => go(workspaceHref(search, { size }))}
      />
    </>
  );
};
