import { useWords } from '@naskhah/ui/language/language-provider';
import { journalPages } from '@naskhah/words/journals/journals';
import { usePathParam } from '../../app/use-path-param.ts';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { JournalRecord } from '../../features/journals/journal-record.tsx';

/** The section masthead of a journal. */
const JournalInformationPage = () => {
  const { say } = useWords();
  return (
    <JournalFrame id={usePathParam('id')} current="masthead" lead={say(journalPages.mastheadLead)}>
      {(journal) => <JournalRecord journal={journal} />}
    </JournalFrame>
  );
};

export default JournalInformationPage;
