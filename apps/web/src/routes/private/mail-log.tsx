import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { mailLog } from '@naskhah/words/messaging/mail-log';
import { useSearch } from '@tanstack/react-router';
import { RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { MailFilterBar } from '../../features/messaging/mail-filter-bar.tsx';
import { MailList } from '../../features/messaging/mail-list.tsx';
import { mailSearch } from '../../features/messaging/mail-search.ts';
import { useMails } from '../../features/messaging/use-mails.ts';

/** The Administrator's look at every mail. */
const MailLogPage = () => {
  const { say } = useWords();
  const search = mailSearch(useSearch({ strict: false }));
  const { error } = useMails(search);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(mailLog.title)}</PageTitle>
      <PageHeader title={say(mailLog.title)} lead={say(mailLog.lead)} />
      <MailFilterBar search={search} />
      <MailList search={search} />
    </>
  );
};

export default MailLogPage;
