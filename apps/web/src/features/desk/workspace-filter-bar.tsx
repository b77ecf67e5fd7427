import { turns } from '@naskhah/kernel/article-words';
import { workspaceColumns } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { FilterToggle } from '@naskhah/ui/list/filter-toggle';
import { stateWords, turnWords } from '@naskhah/words/desk-article/article-states';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { RecordColumns } from '../../lists/record-columns.tsx';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { useSections, useWorkspaceCounts, useWorkspaceRows } from './use-workspace.ts';
import { useWorkspaceColumns } from './workspace-columns.tsx';
import {
  filtersSet,
  listedStates,
  noFilters,
  usualColumns,
  type WorkspaceSearch,
  workspaceHref,
} from './workspace-search.ts';

/** Search and filters of the workspace, the count of what they found, and the choice of columns. */
export const WorkspaceFilterBar = ({ search }: { search: WorkspaceSearch }) => {
  const { say, language } = useWords();
  const journals = useWorkspaceCounts().data?.journals ?? [];
  const total = useWorkspaceRows(search).data?.total;
  const only = search.journal.length > 0 ? search.journal : journals.map(({ id }) => id);
  const sections = useSections(only.length === 1 ? only[0] : undefined).data ?? [];
  const show = (change: Partial<WorkspaceSearch>) => go(workspaceHref(search, change));
  return (
    <RecordFilters
      label={say(workspace.search)}
      search={search}
      hrefOf={(change) => workspaceHref(search, change)}
      total={total}
      found={workspace.found}
      set={filtersSet(search)}
      cleared={workspaceHref(search, noFilters)}
      end={
        <RecordColumns
          columns={useWorkspaceColumns()}
          known={workspaceColumns}
          shown={search.columns}
          usual={usualColumns}
          hrefOf={(columns) => workspaceHref(search, { columns, page: search.page })}
        />
      }
    >
      {(journals.length > 1 || search.journal.length > 0) && (
        <FilterChoices
          label={say(workspace.journal)}
          values={search.journal}
          onChange={(journal) => show({ journal, section: [] })}
          choices={journals.map(({ id, name_en, name_ms }) => ({
            value: id,
            label: language === 'ms' ? name_ms : name_en,
          }))}
        />
      )}
      {sections.length > 0 && (
        <FilterChoices
          label={say(workspace.section)}
          values={search.section}
          onChange={(section) => show({ section })}
          choices={sections.map(({ id, title_en, title_ms }) => ({
            value: id,
            label: language === 'ms' ? title_ms : title_en,
          }))}
        />
      )}
      <FilterChoices
        label={say(workspace.stateFilter)}
        values={search.state}
        onChange={(states) => show({ state: amongst(listedStates, states) })}
        choices={listedStates.map((value) => ({ value, label: say(stateWords[value]) }))}
      />
      <FilterChoices
        label={say(workspace.turnFilter)}
        values={search.turn}
        onChange={(asked) => show({ turn: amongst(turns, asked) })}
        choices={turns.map((value) => ({ value, label: say(turnWords[value]) }))}
      />
      {search.view !== 'overdue' && (
        <FilterToggle
          label={say(workspace.overdueFilter)}
          on={search.overdue}
          onChange={(overdue) => show({ overdue })}
        />
      )}
    </RecordFilters>
  );
};
