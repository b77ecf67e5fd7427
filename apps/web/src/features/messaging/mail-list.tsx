import { fullDate, logDate } from '@naskhah/kernel/date-format';
import { ButtonLink } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { Paging } from '@naskhah/ui/list/paging';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { StateLine } from '@naskhah/ui/state/state-pill';
import type { Tone } from '@naskhah/ui/state/tone';
import { mailLog } from '@naskhah/words/messaging/mail-log';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconClockPause,
  IconMail,
  IconMailCheck,
  IconMailX,
} from '@tabler/icons-react';
import { go } from '../../app/go.ts';
import { zoneOfBrowser } from '../../app/use-dates.ts';
import { useEventName } from './event-name.ts';
import { MailDialog } from './mail-dialog.tsx';
import { type MailSearch, mailLogHref } from './mail-search.ts';
import { type Mail, useMails } from './use-mails.ts';

const looks: Record<Mail['state'], { icon: IconType; tone: Tone }> = {
  queued: { icon: IconClock, tone: 'none' },
  paused: { icon: IconClockPause, tone: 'warn' },
  sent: { icon: IconCheck, tone: 'ok' },
  delivered: { icon: IconMailCheck, tone: 'ok' },
  refused: { icon: IconMailX, tone: 'bad' },
  bounced: { icon: IconMailX, tone: 'bad' },
  complained: { icon: IconAlertTriangle, tone: 'warn' },
};

const mailHref = (search: MailSearch, mail: string): string => mailLogHref(search, { page: search.page, mail });

const useColumns = (search: MailSearch): Column<Mail>[] => {
  const { say, language } = useWords();
  const nameOf = useEventName();
  return [
    {
      key: 'subject',
      head: say(mailLog.subject),
      place: 'main',
      cell: ({ id, subject, address }) => (
        <RowTitle plain href={mailHref(search, id)} under={address}>
          <span dir="auto">{subject}</span>
        </RowTitle>
      ),
    },
    {
      key: 'kind',
      head: say(mailLog.kind),
      place: 'detail',
      width: 13,
      cell: ({ event, resent_from }) => (
        <RowLines under={resent_from && say(mailLog.isResent)}>{nameOf(event)}</RowLines>
      ),
    },
    {
      key: 'state',
      head: say(mailLog.state),
      place: 'state',
      width: 15,
      cell: ({ state, failure }) => (
        <RowLines under={failure}>
          <StateLine {...looks[state]}>{say(mailLog.states[state])}</StateLine>
        </RowLines>
      ),
    },
    {
      key: 'time',
      head: say(mailLog.time),
      place: 'figure',
      width: 11,
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={fullDate(new Date(created_at), { language, timeZone: zoneOfBrowser })}>
          {logDate(new Date(created_at), zoneOfBrowser)}
        </time>
      ),
    },
  ];
};

const Nothing = ({ search }: { search: MailSearch }) => {
  const { say } = useWords();
  const filtered = search.q !== '' || search.state.length > 0 || search.event.length > 0;
  return filtered ? (
    <EmptyState
      icon={IconMail}
      title={say(mailLog.nothingFound)}
      action={<ButtonLink href={mailLogHref(search, { q: '', state: [], event: [] })}>{say(mailLog.clear)}</ButtonLink>}
    >
      {say(mailLog.nothingFoundWhy)}
    </EmptyState>
  ) : (
    <EmptyState icon={IconMail} title={say(mailLog.empty)}>
      {say(mailLog.emptyWhy)}
    </EmptyState>
  );
};

/** Every mail; one is read in the dialog, which has an address of its own. */
export const MailList = ({ search }: { search: MailSearch }) => {
  const { say } = useWords();
  const columns = useColumns(search);
  const { data, isError, isPlaceholderData, refetch } = useMails(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.rows.length === 0) return <Nothing search={search} />;
  return (
    <>
      <DataTable
        caption={say(mailLog.title)}
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
        hrefOf={(page) => mailLogHref(search, { page })}
        onSize={(size) => go(mailLogHref(search, { size }))}
      />
      <MailDialog
        mail={data?.rows.find(({ id }) => id === search.mail)}
        onClose={() => go(mailLogHref(search, { page: search.page }), { replace: true })}
      />
    </>
  );
};
