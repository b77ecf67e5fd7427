import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalPages, journalStates } from '@naskhah/words/journals';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { JournalColumnMenu } from '../../features/journals/journal-column-menu.tsx';
import { JournalList, useJournals } from '../../features/journals/journal-list.tsx';
import { journalExport, journalListHref, journalSearch, journalViews } from '../../features/journals/journal-search.ts';
import { journalStateNames } from '../../features/journals/journal-state.tsx';
import { ExportMenu } from '../../features/lists/export-menu.tsx';
import { exportPaths } from '../../features/lists/export-paths.ts';

const JournalListPage = () => {
  const { say, sayWith } = useWords();
  const search = journalSearch(useSearch({ strict: false }));
  const total = useJournals(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(journalListHref(search, { q }), { replace: true }));
  const filtered = search.q !== '' || search.state.length > 0;
  return (
    <>
      <title>{`${say(journalPages.title)} · Naskhah`}</title>
      <PageHeader
        title={say(journalPages.title)}
        lead={say(journalPages.lead)}
        actions={
          <>
            <ExportMenu path={exportPaths.journals} question={journalExport(search)} />
            <ButtonLink kind="primary" icon={IconPlus} href={addresses.journalRegistration()}>
              {say(journalPages.register)}
            </ButtonLink>
          </>
        }
      />
      <TabLinks
        label={say(journalPages.views)}
        tabs={journalViews.map((view) => ({
          href: journalListHref(search, { view, saved: '' }),
          label: say(journalPages[view]),
          current: view === search.view,
        }))}
      />
      <FilterBar
        search={{ label: say(journalPages.search), value: typed, onChange: setTyped }}
        count={total === undefined ? undefined : sayWith(journalPages.found, { count: total })}
        onClear={filtered ? () => go(journalListHref(search, { q: '', state: [] })) : undefined}
        end={<JournalColumnMenu search={search} />}
      >
        <FilterChoices
          label={say(journalPages.state)}
          values={search.state}
          onChange={(states) => go(journalListHref(search, { state: amongst(journalStateNames, states) }))}
          choices={journalStateNames.map((value) => ({ value, label: say(journalStates[value]) }))}
        />
      </FilterBar>
      <JournalList search={search} />
    </>
  );
};

export default JournalListPage;
