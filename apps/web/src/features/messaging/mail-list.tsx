import { fullDate, logDate } from '@naskhah/kernel/date-format';
import { ButtonLink } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { EmailContentDialog } from '@naskhah/ui/dialogs/email-content-dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { StateLine } from '@naskhah/ui/state/state-pill';
import type { Tone } from '@naskhah/ui/state/tone';
import { ownAccount } from '@naskhah/words/own-account';
import { IconAlertTriangle, IconCheck, IconClock, IconMail, IconMailCheck, IconMailX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { go } from '../../app/go.ts';
import { type ListSearch, listHref } from '../../app/list-search.ts';

type Mail = Answers['messaging']['listMail']['rows'][number];

const looks: Record<Mail['state'], { icon: IconType; tone: Tone }> = {
  queued: { icon: IconClock, tone: 'none' },
  sent: { icon: IconCheck, tone: 'ok' },
  delivered: { icon: IconMailCheck, tone: 'ok' },
  refused: { icon: IconMailX, tone: 'bad' },
  bounced: { icon: IconMailX, tone: 'bad' },
  complained: { icon: IconAlertTriangle, tone: 'warn' },
};

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export const useMails = ({ page, size, q }: ListSearch) =>
  useQuery(
    calls.messaging.listMail.queryOptions({
      input: { page, size, q, filters: {} },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

const mailHref = (search: ListSearch, id: string): string => {
  const href = listHref(addresses.mailbox, search, { page: search.page });
  return `${href}${href.includes('?') ? '&' : '?'}mail=${id}`;
};

const useColumns = (search: ListSearch): Column<Mail>[] => {
  const { say, language } = useWords();
  return [
    {
      key: 'subject',
      head: say(ownAccount.mailSubject),
      place: 'main',
      cell: ({ id, subject, address }) => (
        <RowTitle plain href={mailHref(search, id)} under={address}>
          <span dir="auto">{subject}</span>
        </RowTitle>
      ),
    },
    {
      key: 'state',
      head: say(ownAccount.mailState),
      place: 'state',
      width: 15,
      cell: ({ state, failure }) => (
        <RowLines under={failure}>
          <StateLine {...looks[state]}>{say(ownAccount[state])}</StateLine>
        </RowLines>
      ),
    },
    {
      key: 'time',
      head: say(ownAccount.mailTime),
      place: 'figure',
      width: 11,
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={fullDate(new Date(created_at), { language, timeZone })}>
          {logDate(new Date(created_at), timeZone)}
        </time>
      ),
    },
  ];
};

/** Every mail; one is read in the dialog, which has an address of its own. */
export const MailList = ({ search, mail }: { search: ListSearch; mail: string }) => {
  const { say } = useWords();
  const columns = useColumns(search);
  const { data, isError, isPlaceholderData, refetch } = useMails(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return search.q ? (
      <EmptyState
        icon={IconMail}
        title={say(ownAccount.nothingFound)}
        action={<ButtonLink href={addresses.mailbox}>{say(ownAccount.clear)}</ButtonLink>}
      >
        {say(ownAccount.nothingFoundWhy)}
      </EmptyState>
    ) : (
      <EmptyState icon={IconMail} title={say(ownAccount.mailEmpty)}>
        {say(ownAccount.mailEmptyWhy)}
      </EmptyState>
    );
  const read = data?.rows.find(({ id }) => id === mail);
  return (
    <>
      <DataTable
        caption={say(ownAccount.mailbox)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({ id: row.id, name: row.subject, href: mailHref(search, row.id), row }))}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 8}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => listHref(addresses.mailbox, search, { page })}
        onSize={(size) => go(listHref(addresses.mailbox, search, { size }))}
      />
      <EmailContentDialog
        mail={read && { to: read.address, subject: read.subject, body: read.body }}
        onClose={() => go(listHref(addresses.mailbox, search, { page: search.page }), { replace: true })}
      />
    </>
  );
};
