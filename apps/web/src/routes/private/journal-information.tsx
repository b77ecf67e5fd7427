import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalPages } from '@naskhah/words/journals/journals';
import { threadWords } from '@naskhah/words/verification/thread';
import { lazy, Suspense } from 'react';
import { usePathParam } from '../../app/use-path-param.ts';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { JournalRecord } from '../../features/journals/journal-record.tsx';

const ThreadPanel = lazy(async () => ({
  default: (await import('../../features/verification/thread-panel.tsx')).ThreadPanel,
}));

/** While the secretariat has a say, the journal and it write to each other. */
const talked = ['submitted', 'checking', 'returned', 'rejected'];

/** The section masthead of a journal. */
const JournalInformationPage = () => {
  const { say } = useWords();
  return (
    <JournalFrame id={usePathParam('id')} current="masthead" lead={say(journalPages.mastheadLead)}>
      {(journal) => (
        <>
          <JournalRecord journal={journal} />
          {talked.includes(journal.state) && !journal.can.verify && (
            <Section level={3} title={say(threadWords.titleOfJournal)}>
              <Suspense>
                <ThreadPanel journal={journal.id} withReasons />
              </Suspense>
            </Section>
          )}
        </>
      )}
    </JournalFrame>
  );
};

export default JournalInformationPage;
