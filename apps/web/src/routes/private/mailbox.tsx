import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { NoPermission } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { ownAccount } from '@naskhah/words/own-account';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { listHref, listSearch } from '../../app/list-search.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { MailList, useMails } from '../../features/messaging/mail-list.tsx';

/** The Administrator's look at every mail. */
const MailboxPage = () => {
  const { say, sayWith } = useWords();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const search = listSearch(asked);
  const { data, error } = useMails(search);
  const [typed, setTyped] = useTypedSearch(search.q, (q) =>
    go(listHref(addresses.mailbox, search, { q }), { replace: true }),
  );
  if (isRefusal(error, 'not-allowed')) return <NoPermission />;
  return (
    <>
      <PageTitle>{say(ownAccount.mailbox)}</PageTitle>
      <PageHeader title={say(ownAccount.mailbox)} lead={say(ownAccount.mailboxLead)} />
      <FilterBar
        search={{ label: say(ownAccount.mailSearch), value: typed, onChange: setTyped }}
        count={data && sayWith(ownAccount.mails, { count: data.total })}
        onClear={search.q ? () => go(addresses.mailbox) : undefined}
      />
      <MailList search={search} mail={typeof asked.mail === 'string' ? asked.mail : ''} />
    </>
  );
};

export default MailboxPage;
