import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ViewTabs } from '@naskhah/ui/list/view-tabs';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useTabCounts, useWorkspaceCounts } from '../../features/desk/use-workspace.ts';
import { WorkspaceFilterBar } from '../../features/desk/workspace-filter-bar.tsx';
import { WorkspaceList } from '../../features/desk/workspace-list.tsx';
import {
  savedWorkspaceHref,
  views,
  type WorkspaceSearch,
  workspaceExport,
  workspaceHref,
  workspaceKept,
  workspaceSearch,
} from '../../features/desk/workspace-search.ts';
import { ExportMenu } from '../../features/lists/export-menu.tsx';
import { exportPaths } from '../../features/lists/export-paths.ts';
import { SavedViewsMenu } from '../../features/lists/saved-views-menu.tsx';
import { useExport } from '../../features/lists/use-export.ts';
import { useFirstView } from '../../features/lists/use-first-view.ts';
import { useViewName } from '../../features/lists/use-saved-views.ts';
import { useMenu, useMenuPending } from '../../shell/use-menu.ts';

const MyReviewsPage = lazy(() => import('./my-reviews.tsx'));
const MySubmissionsPage = lazy(() => import('./my-submissions.tsx'));

const Views = ({ search }: { search: WorkspaceSearch }) => {
  const { say } = useWords();
  const counts = useTabCounts(search);
  const name = useViewName('workspace', search.saved);
  return (
    <ViewTabs
      label={say(workspace.views)}
      tabs={views.map((view) => ({
        href: workspaceHref(search, { view, saved: '' }),
        label: say(workspace[view]),
        count: counts?.[view],
        current: view === search.view && search.saved === '',
        alarming: view === 'overdue',
      }))}
      name={name}
      onOpen={go}
      end={
        <SavedViewsMenu
          list="workspace"
          saved={search.saved}
          search={workspaceKept(search)}
          hrefOf={savedWorkspaceHref}
        />
      }
    />
  );
};

const EditorsWorkspace = () => {
  const { say } = useWords();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const search = workspaceSearch(asked);
  const save = useExport(exportPaths.workspace);
  const opening = useFirstView('workspace', Object.keys(asked).length === 0, savedWorkspaceHref);
  return (
    <>
      <PageTitle>{say(workspace.title)}</PageTitle>
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
      {!opening && (
        <>
          <Views search={search} />
          <WorkspaceFilterBar search={search} />
          <WorkspaceList search={search} onExport={(ids) => void save('xlsx', { ...workspaceExport(search), ids })} />
        </>
      )}
    </>
  );
};

/** What the session user has: the editor's list, else the reviews that wait, else what they have sent. */
const useHat = (asked: boolean): 'editor' | 'reviewer' | 'author' | undefined => {
  const counts = useWorkspaceCounts();
  const waiting = new Map(useMenu().flatMap(({ entries }) => entries.map(({ path, count }) => [path, count])));
  const pending = useMenuPending();
  if (asked || counts.isError || counts.data?.views.all) return 'editor';
  if (!counts.data || pending) return undefined;
  if (waiting.get(addresses.myReviews)) return 'reviewer';
  return waiting.get(addresses.mySubmissions) ? 'author' : 'editor';
};

/** The first page after the login: the address is one, what it shows is what this person works on. */
const WorkspacePage = () => {
  const hat = useHat(Object.keys(useSearch({ strict: false })).length > 0);
  switch (hat) {
    case 'editor':
      return <EditorsWorkspace />;
    case 'reviewer':
      return (
        <Suspense>
          <MyReviewsPage />
        </Suspense>
      );
    case 'author':
      return (
        <Suspense>
          <MySubmissionsPage />
        </Suspense>
      );
    case undefined:
      return null;
  }
};

export default WorkspacePage;
