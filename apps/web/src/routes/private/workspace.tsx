import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar, FilterMenu } from '@naskhah/ui/list/filter-bar';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { workspace } from '@naskhah/words/workspace';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { useWorkspaceCounts, useWorkspaceRows } from '../../features/desk/use-workspace.ts';
import { WorkspaceList } from '../../features/desk/workspace-list.tsx';
import { isFiltered, views, workspaceHref, workspaceSearch } from '../../features/desk/workspace-search.ts';

const WorkspacePage = () => {
  const { say, sayWith, language } = useWords();
  const search = workspaceSearch(useSearch({ strict: false }));
  const counts = useWorkspaceCounts().data;
  const total = useWorkspaceRows(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(workspaceHref(search, { q }), { replace: true }));
  return (
    <>
      <title>{`${say(workspace.title)} · Naskhah`}</title>
      <PageHeader
        title={say(workspace.title)}
        lead={say(workspace.lead)}
        actions={
          <ButtonLink kind="primary" icon={IconPlus} href={addresses.newSubmission}>
            {say(workspace.newSubmission)}
          </ButtonLink>
        }
      />
      <TabLinks
        label={say(workspace.views)}
        tabs={views.map((view) => ({
          href: workspaceHref(search, { view }),
          label: say(workspace[view]),
          count: counts?.views[view],
          current: view === search.view,
          alarming: view === 'overdue',
        }))}
      />
      <FilterBar
        search={{ label: say(workspace.search), value: typed, onChange: setTyped }}
        count={total === undefined ? undefined : sayWith(workspace.found, { count: total })}
        onClear={isFiltered(search) ? () => go(workspaceHref(search, { q: '', journal: '' })) : undefined}
      >
        <FilterMenu
          label={say(workspace.journal)}
          value={search.journal || undefined}
          onChange={(journal) => go(workspaceHref(search, { journal: journal ?? '' }))}
          choices={(counts?.journals ?? []).map(({ id, name_en, name_ms }) => ({
            value: id,
            label: language === 'ms' ? name_ms : name_en,
          }))}
        />
      </FilterBar>
      <WorkspaceList search={search} />
    </>
  );
};

export default WorkspacePage;
