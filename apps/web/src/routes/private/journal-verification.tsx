import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { NoPermission } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalPages } from '@naskhah/words/journals/journals';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { listHref, sortedSearch } from '../../app/list-search.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { useVerificationQueue, VerificationList } from '../../features/journals/verification-list.tsx';

const JournalVerificationPage = () => {
  const { say, sayWith } = useWords();
  const search = sortedSearch(useSearch({ strict: false }), '-updated_at');
  const { data, error } = useVerificationQueue(search);
  const [typed, setTyped] = useTypedSearch(search.q, (q) =>
    go(listHref(addresses.journalVerification, search, { q }), { replace: true }),
  );
  if (isRefusal(error, 'not-allowed')) return <NoPermission />;
  return (
    <>
      <PageTitle>{say(journalPages.queue)}</PageTitle>
      <PageHeader title={say(journalPages.queue)} lead={say(journalPages.queueLead)} />
      <FilterBar
        search={{ label: say(journalPages.search), value: typed, onChange: setTyped }}
        count={data && sayWith(journalPages.found, { count: data.total })}
        onClear={search.q ? () => go(addresses.journalVerification) : undefined}
      />
      <VerificationList search={search} />
    </>
  );
};

export default JournalVerificationPage;
