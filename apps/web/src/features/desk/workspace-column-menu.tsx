import { workspaceColumns } from '@naskhah/kernel/list-columns';
import { ColumnMenu } from '@naskhah/ui/list/column-menu';
import { go } from '../../app/go.ts';
import { columnsAsked } from '../../app/list-columns.ts';
import { amongst } from '../../app/search-values.ts';
import { useWorkspaceColumns } from './workspace-columns.tsx';
import { usualColumns, type WorkspaceSearch, workspaceHref } from './workspace-search.ts';

export const WorkspaceColumnMenu = ({ search }: { search: WorkspaceSearch }) => {
  const columns = useWorkspaceColumns().filter(({ key }) => key !== 'article');
  const show = (shown: readonly string[]) =>
    go(workspaceHref(search, { columns: amongst(workspaceColumns, shown), page: search.page }), { replace: true });
  const changed = columnsAsked(search.columns, usualColumns) !== '';
  return (
    <ColumnMenu
      choices={columns.map(({ key, head }) => ({ key, label: head }))}
      shown={search.columns}
      onChange={show}
      onReset={changed ? () => show(usualColumns) : undefined}
    />
  );
};
