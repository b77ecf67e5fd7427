import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar, FilterMenu } from '@naskhah/ui/list/filter-bar';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalPages, journalStates } from '@naskhah/words/journals';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { JournalList, useJournals } from '../../features/journals/journal-list.tsx';
import { journalListHref, journalSearch } from '../../features/journals/journal-search.ts';
import { journalStateNames } from '../../features/journals/journal-state.tsx';

const JournalListPage = () => {
  const { say, sayWith } = useWords();
  const search = journalSearch(useSearch({ strict: false }));
  const total = useJournals(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(journalListHref(search, { q }), { replace: true }));
  const filtered = search.q !== '' || search.state !== '';
  const stateOf = (value: string | undefined) => journalStateNames.find((state) => state === value) ?? '';
  return (
    <>
      <title>{`${say(journalPages.title)} · Naskhah`}</title>
      <PageHeader
        title={say(journalPages.title)}
        lead={say(journalPages.lead)}
        actions={
          <ButtonLink kind="primary" icon={IconPlus} href={addresses.journalRegistration()}>
            {say(journalPages.register)}
          </ButtonLink>
        }
      />
      <TabLinks
        label={say(journalPages.views)}
        tabs={(['all', 'mine'] as const).map((view) => ({
          href: journalListHref(search, { view }),
          label: say(journalPages[view]),
          current: view === search.view,
        }))}
      />
      <FilterBar
        search={{ label: say(journalPages.search), value: typed, onChange: setTyped }}
        count={total === undefined ? undefined : sayWith(journalPages.found, { count: total })}
        onClear={filtered ? () => go(journalListHref(search, { q: '', state: '' })) : undefined}
      >
        <FilterMenu
          label={say(journalPages.state)}
          value={search.state || undefined}
          onChange={(state) => go(journalListHref(search, { state: stateOf(state) }))}
          choices={journalStateNames.map((value) => ({ value, label: say(journalStates[value]) }))}
        />
      </FilterBar>
      <JournalList search={search} />
    </>
  );
};

export default JournalListPage;
