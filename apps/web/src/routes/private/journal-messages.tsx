import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalPages } from '@naskhah/words/journals/journals';
import { messaging } from '@naskhah/words/tasks/messages';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { useJournalName } from '../../features/journals/journal-columns.tsx';
import { JournalLoaded } from '../../features/journals/journal-loaded.tsx';
import type { Journal } from '../../features/journals/journal-values.ts';
import css from '../../features/messaging/message-thread.module.css';
import { MessageThread } from '../../features/messaging/message-thread.tsx';
import { questionOf } from '../../features/messaging/thread.ts';
import { NameHere } from '../../shell/here.tsx';

const Shown = ({ journal }: { journal: Journal }) => {
  const { say } = useWords();
  const name = useJournalName()(journal);
  const { error, refetch } = useQuery(
    calls.tasks.getMessages.queryOptions({ input: questionOf({ of: 'journal', id: journal.id }), staleTime: 0 }),
  );
  if (isMissing(error)) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return (
    <>
      <PageTitle>{`${say(messaging.title)} · ${journal.abbreviation}`}</PageTitle>
      <NameHere name={`${journal.abbreviation} · ${say(messaging.title)}`} />
      <PageHeader
        title={say(messaging.title)}
        lead={name}
        actions={
          <ButtonLink icon={IconArrowLeft} href={addresses.journalInformation(journal.id)}>
            {say(journalPages.record)}
          </ButtonLink>
        }
      />
      <div className={css.page}>
        <MessageThread of="journal" id={journal.id} />
      </div>
    </>
  );
};

/** What the people of a journal's team write to each other, apart from articles. */
const JournalMessagesPage = () => (
  <JournalLoaded id={usePathParam('journalId')}>{(journal) => <Shown journal={journal} />}</JournalLoaded>
);

export default JournalMessagesPage;
