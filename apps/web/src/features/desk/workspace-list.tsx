import { useWords } from '@naskhah/ui/language/language-provider';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { addresses } from '../../app/addresses.ts';
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import { turnedSort } from '../../lists/turned-sort.ts';
import { useChosen } from '../../lists/use-chosen.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useWorkspaceRows, workspaceRows } from './use-workspace.ts';
import { useWorkspaceColumns } from './workspace-columns.tsx';
import { isFiltered, noFilters, type WorkspaceSearch, workspaceHref, workspaceSorts } from './workspace-search.ts';

const useNothing = (search: WorkspaceSearch): Nothing => {
  const { say } = useWords();
  if (!isFiltered(search) && search.view === 'all')
    return { title: say(workspace.empty), why: say(workspace.emptyWhy) };
  return {
    title: say(workspace.nothingFound),
    why: say(workspace.nothingFoundWhy),
    action: {
      label: say(workspace.clearFilters),
      href: workspaceHref(search, { ...noFilters, view: 'all', saved: '' }),
    },
  };
};

/** The rows that the address asks for. */
export const WorkspaceList = ({ search, onExport }: { search: WorkspaceSearch; onExport: (ids: string[]) => void }) => {
  const { say } = useWords();
  const query = useWorkspaceRows(search);
  const chosen = useChosen(workspaceHref(search, { columns: [], saved: '' }), query.data?.rows ?? []);
  return (
    <RecordList
      caption={say(workspace.title)}
      query={query}
      columns={useWorkspaceColumns()}
      shown={search.columns}
      rowOf={({ id, number, your_turn }) => ({ id, name: number, href: addresses.article(id), mine: your_turn })}
      sort={{
        by: search.sort,
        hrefOf: (by) => workspaceHref(search, { sort: turnedSort(search.sort, workspaceSorts, by) }),
      }}
      search={search}
      hrefOf={(change) => workspaceHref(search, change)}
      nothing={useNothing(search)}
      selection={{ chosen: chosen.ids, onChange: chosen.chooseIds }}
    >
      <BulkActions
        chosen={chosen.rows}
        total={query.data?.total ?? 0}
        everyRow={(most) => workspaceRows(search, most)}
        onChoose={chosen.choose}
        onExport={onExport}
      />
    </RecordList>
  );
};
