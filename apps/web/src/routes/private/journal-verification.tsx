import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalPages } from '@naskhah/words/journals/journals';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import {
  useVerificationQueue,
  VerificationList,
  verificationHref,
} from '../../features/journals/verification-list.tsx';
import { sortedSearch } from '../../lists/list-search.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';

const JournalVerificationPage = () => {
  const { say } = useWords();
  const search = sortedSearch(useSearch({ strict: false }), '-updated_at');
  const { data, error } = useVerificationQueue(search);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(journalPages.queue)}</PageTitle>
      <PageHeader title={say(journalPages.queue)} lead={say(journalPages.queueLead)} />
      <RecordFilters
        label={say(journalPages.search)}
        search={search}
        hrefOf={(change) => verificationHref(search, change)}
        total={data?.total}
        found={journalPages.found}
        cleared={addresses.journalVerification}
      />
      <VerificationList search={search} />
    </>
  );
};

export default JournalVerificationPage;
