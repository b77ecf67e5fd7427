import { timelineDate } from '@naskhah/kernel/date-format';
import { ui } from '@naskhah/words/ui';
import { IconMail, IconPaperclip } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon, type IconType } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { useWords } from '../language/language-provider.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { Dialog } from './dialog.tsx';
import { type EmailContent, EmailContentDialog } from './email-content-dialog.tsx';
import css from './timeline-dialog.module.css';

export type TimelineEntry = {
  id: string;
  title: string;
  date: Date;
  /** Full name of the person, or the words for a schedule. */
  by: string;
  /** Empty where the title says all. */
  message: string;
  /** The rendered template; it takes the place of the message. */
  template?: string;
  file?: { href: string; label: string };
  email?: EmailContent;
  icon: IconType;
};

const Entry = ({
  entry,
  timeZone,
  onEmail,
}: {
  entry: TimelineEntry;
  timeZone: string;
  onEmail: (mail: EmailContent) => void;
}) => {
  const { language, say } = useWords();
  const { email, file } = entry;
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        <Icon of={entry.icon} size="sm" />
      </span>
      <div>
        <h3 className={css.title}>{entry.title}</h3>
        <p className={css.meta}>
          <time dateTime={entry.date.toISOString()}>{timelineDate(entry.date, { language, timeZone })}</time>
          <span>{entry.by}</span>
        </p>
        {entry.template ? (
          <blockquote className={css.template}>{entry.template}</blockquote>
        ) : (
          entry.message && <p className={css.message}>{entry.message}</p>
        )}
        {(email || file) && (
          <p className={css.links}>
            {email && (
              <button type="button" className={css.link} onClick={() => onEmail(email)}>
                <Icon of={IconMail} size="sm" />
                <span>{say(ui.viewEmail)}</span>
              </button>
            )}
            {file && (
              <Link href={file.href} className={css.link}>
                <Icon of={IconPaperclip} size="sm" />
                <span>{file.label}</span>
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  );
};

/** The history of an article or journal, newest first. Templates come as plain text; the server has rendered them. */
export const TimelineDialog = ({
  opened,
  onClose,
  subtitle,
  entries,
  timeZone,
  tools,
}: {
  opened: boolean;
  onClose: () => void;
  subtitle: string;
  entries: readonly TimelineEntry[];
  timeZone: string;
  tools?: ReactNode;
}) => {
  const { say } = useWords();
  const [mail, setMail] = useState<EmailContent>();
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        title={say(ui.timeline)}
        subtitle={subtitle}
        tools={tools}
        width="timeline"
      >
        {entries.length === 0 && <EmptyState title={say(ui.timelineEmpty)}>{say(ui.timelineEmptyWhy)}</EmptyState>}
        <ol>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} onEmail={setMail} />
          ))}
        </ol>
      </Dialog>
      <EmailContentDialog mail={mail} onClose={() => setMail(undefined)} />
    </>
  );
};
