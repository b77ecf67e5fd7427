import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { checking } from '@naskhah/words/verification/checking';
import { IconChecklist } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { useWaiting } from '../../features/verification/use-waiting.ts';
import { WaitingFilterBar } from '../../features/verification/waiting-filter-bar.tsx';
import { WaitingList } from '../../features/verification/waiting-list.tsx';
import { waitingSearch } from '../../features/verification/waiting-search.ts';

const JournalCheckingPage = () => {
  const { say } = useWords();
  const search = waitingSearch(useSearch({ strict: false }));
  const { error } = useWaiting('checking', search);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(checking.queue)}</PageTitle>
      <PageHeader
        title={say(checking.queue)}
        lead={say(checking.queueLead)}
        actions={
          <ButtonLink icon={IconChecklist} href={addresses.checklist}>
            {say(checking.buildChecklist)}
          </ButtonLink>
        }
      />
      <WaitingFilterBar step="checking" search={search} />
      <WaitingList step="checking" search={search} />
    </>
  );
};

export default JournalCheckingPage;
