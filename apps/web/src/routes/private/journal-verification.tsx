import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { checking } from '@naskhah/words/verification/checking';
import { useSearch } from '@tanstack/react-router';
import { RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { useWaiting } from '../../features/verification/use-waiting.ts';
import { WaitingFilterBar } from '../../features/verification/waiting-filter-bar.tsx';
import { WaitingList } from '../../features/verification/waiting-list.tsx';
import { waitingSearch } from '../../features/verification/waiting-search.ts';

const JournalVerificationPage = () => {
  const { say } = useWords();
  const search = waitingSearch(useSearch({ strict: false }));
  const { error } = useWaiting('deciding', search);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(checking.deciding)}</PageTitle>
      <PageHeader title={say(checking.deciding)} lead={say(checking.decidingLead)} />
      <WaitingFilterBar step="deciding" search={search} />
      <WaitingList step="deciding" search={search} />
    </>
  );
};

export default JournalVerificationPage;
