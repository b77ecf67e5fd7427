import { Segments } from '@naskhah/ui/controls/segments';
import { TimelineDialog } from '@naskhah/ui/dialogs/timeline-dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { IconFile, IconGavel, IconMail, IconPoint } from '@tabler/icons-react';
import { useState } from 'react';
import { addresses } from '../../../app/addresses.ts';
import type { Answers } from '../../../app/answers.ts';
import type { Article } from '../../../app/article.ts';
import { zoneOfBrowser } from '../../../app/use-dates.ts';
import { useTimeline } from './use-article.ts';

type Entry = Answers['deskArticle']['logsArticle'][number];
const shownKinds = ['all', 'decisions', 'mails', 'files'] as const;
type Shown = (typeof shownKinds)[number];

const isShown = ({ log_kind, log_ref }: Entry, shown: Shown): boolean => {
  switch (shown) {
    case 'all':
      return true;
    case 'decisions':
      return log_kind === 'decision';
    case 'mails':
      return log_ref.email_id !== null;
    case 'files':
      return log_ref.attachment_file !== null;
  }
};

const iconOf = ({ log_kind, log_ref }: Entry) => {
  if (log_kind === 'decision') return IconGavel;
  if (log_ref.attachment_file) return IconFile;
  return log_ref.email_id ? IconMail : IconPoint;
};

/** The timeline of the article: who did what when, with its files and mails. */
export const ArticleTimeline = ({ article, onClose }: { article: Article; onClose: () => void }) => {
  const { say, sayWith } = useWords();
  const { data } = useTimeline(article.id);
  const [shown, setShown] = useState<Shown>('all');
  const entries = (data ?? []).filter((entry) => isShown(entry, shown));
  const words = {
    all: articlePage.all,
    decisions: articlePage.decisions,
    mails: articlePage.mailsOnly,
    files: articlePage.filesOnly,
  };
  return (
    <TimelineDialog
      opened
      onClose={onClose}
      subtitle={sayWith(articlePage.entries, { number: article.number, count: entries.length })}
      timeZone={zoneOfBrowser}
      tools={
        <Segments
          label={say(articlePage.show)}
          value={shown}
          segments={shownKinds.map((value) => ({ value, label: say(words[value]) }))}
          onChange={setShown}
        />
      }
      entries={entries.map((entry, place) => {
        const { log_title, log_date, log_user_fullname, log_message, log_template_content, log_ref } = entry;
        const { attachment_file, attachment_file_label, email_template } = log_ref;
        return {
          id: `${log_date} ${place}`,
          title: log_title,
          date: new Date(log_date),
          by: log_user_fullname,
          message: log_message,
          icon: iconOf(entry),
          ...(log_template_content && { template: log_template_content }),
          ...(attachment_file && {
            file: {
              href: addresses.file(attachment_file),
              label: attachment_file_label ?? say(articlePage.download),
            },
          }),
          ...(email_template && {
            email: { to: email_template.address, subject: email_template.subject, body: email_template.body },
          }),
        };
      })}
    />
  );
};
