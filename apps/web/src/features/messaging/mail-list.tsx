import { fullDate, logDate } from '@naskhah/kernel/date-format';
import type { IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
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
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import { useEventName } from './event-name.ts';
import { MailDialog } from './mail-dialog.tsx';
import { isNarrowed, type MailSearch, mailLogHref, noMailFilters } from './mail-search.ts';
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

const mailHref = (search: MailSearch, { id }: Pick<Mail, 'id'>): string =>
  mailLogHref(search, { page: search.page, mail: id });

const useColumns = (search: MailSearch): Column<Mail>[] => {
  const { say, language } = useWords();
  const nameOf = useEventName();
  return [
    {
      key: 'subject',
      head: say(mailLog.subject),
      place: 'main',
      cell: ({ id, subject, address }) => (
        <RowTitle plain href={mailHref(search, { id })} under={address}>
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

const useNothing = (search: MailSearch): Nothing => {
  const { say } = useWords();
  if (!isNarrowed(search)) return { icon: IconMail, title: say(mailLog.empty), why: say(mailLog.emptyWhy) };
  return {
    icon: IconMail,
    title: say(mailLog.nothingFound),
    why: say(mailLog.nothingFoundWhy),
    action: { label: say(mailLog.clear), href: mailLogHref(search, noMailFilters) },
  };
};

/** Every mail; one is read in the dialog, which has an address of its own. */
export const MailList = ({ search }: { search: MailSearch }) => {
  const { say } = useWords();
  const query = useMails(search);
  return (
    <>
      <RecordList
        caption={say(mailLog.title)}
        query={query}
        columns={useColumns(search)}
        rowOf={({ id, subject }) => ({ id, name: subject, href: mailHref(search, { id }) })}
        search={search}
        hrefOf={(change) => mailLogHref(search, change)}
        nothing={useNothing(search)}
      />
      <MailDialog
        mail={query.data?.rows.find(({ id }) => id === search.mail)}
        onClose={() => go(mailLogHref(search, { page: search.page }), { replace: true })}
      />
    </>
  );
};
