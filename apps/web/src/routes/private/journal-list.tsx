import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ViewTabs } from '@naskhah/ui/list/view-tabs';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalPages } from '@naskhah/words/journals/journals';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useSession } from '../../app/session.ts';
import { JournalFilterBar } from '../../features/journals/journal-filter-bar.tsx';
import { JournalList } from '../../features/journals/journal-list.tsx';
import {
  journalExport,
  journalListHref,
  journalSearch,
  journalsKept,
  journalViews,
  savedJournalsHref,
} from '../../features/journals/journal-search.ts';
import { ExportMenu } from '../../features/lists/export-menu.tsx';
import { exportPaths } from '../../features/lists/export-paths.ts';
import { SavedViewsMenu } from '../../features/lists/saved-views-menu.tsx';
import { useFirstView } from '../../features/lists/use-first-view.ts';
import { useViewName } from '../../features/lists/use-saved-views.ts';

const JournalListPage = () => {
  const { say } = useWords();
  const registers = useSession((state) => state.user)?.capabilities.includes('journal.register');
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const search = journalSearch(asked);
  const opening = useFirstView('journals', Object.keys(asked).length === 0, savedJournalsHref);
  const name = useViewName('journals', search.saved);
  return (
    <>
      <PageTitle>{say(journalPages.title)}</PageTitle>
      <PageHeader
        title={say(journalPages.title)}
        lead={say(journalPages.lead)}
        actions={
          <>
            <ExportMenu path={exportPaths.journals} question={journalExport(search)} />
            {registers && (
              <ButtonLink kind="primary" icon={IconPlus} href={addresses.journalRegistration()}>
                {say(journalPages.register)}
              </ButtonLink>
            )}
          </>
        }
      />
      {!opening && (
        <>
          <ViewTabs
            label={say(journalPages.views)}
            tabs={journalViews.map((view) => ({
              href: journalListHref(search, { view, saved: '' }),
              label: say(journalPages[view]),
              current: view === search.view && search.saved === '',
            }))}
            name={name}
            onOpen={go}
            end={
              <SavedViewsMenu
                list="journals"
                saved={search.saved}
                search={journalsKept(search)}
                hrefOf={savedJournalsHref}
              />
            }
          />
          <JournalFilterBar search={search} />
          <JournalList search={search} />
        </>
      )}
    </>
  );
};

export default JournalListPage;
