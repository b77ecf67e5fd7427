import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { workspace } from '@naskhah/words/workspace';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { useWorkspaceCounts } from '../../features/desk/use-workspace.ts';
import { WorkspaceFilterBar } from '../../features/desk/workspace-filter-bar.tsx';
import { WorkspaceList } from '../../features/desk/workspace-list.tsx';
import { views, workspaceExport, workspaceHref, workspaceSearch } from '../../features/desk/workspace-search.ts';
import { ExportMenu } from '../../features/lists/export-menu.tsx';
import { exportPaths } from '../../features/lists/export-paths.ts';

const WorkspacePage = () => {
  const { say } = useWords();
  const search = workspaceSearch(useSearch({ strict: false }));
  const counts = useWorkspaceCounts().data;
  return (
    <>
      <title>{`${say(workspace.title)} · Naskhah`}</title>
      <PageHeader
        title={say(workspace.title)}
        lead={say(workspace.lead)}
        actions={
          <>
            <ExportMenu path={exportPaths.workspace} question={workspaceExport(search)} />
            <ButtonLink kind="primary" icon={IconPlus} href={addresses.newSubmission}>
              {say(workspace.newSubmission)}
            </ButtonLink>
          </>
        }
      />
      <TabLinks
        label={say(workspace.views)}
        tabs={views.map((view) => ({
          href: workspaceHref(search, { view, saved: '' }),
          label: say(workspace[view]),
          count: counts?.views[view],
          current: view === search.view,
          alarming: view === 'overdue',
        }))}
      />
      <WorkspaceFilterBar search={search} />
      <WorkspaceList search={search} />
    </>
  );
};

export default WorkspacePage;
