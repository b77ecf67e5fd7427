import { useParams } from '@tanstack/react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { useJournalName } from '../../features/journals/journal-columns.tsx';
import { JournalLoaded } from '../../features/journals/journal-loaded.tsx';
import { JournalRecord } from '../../features/journals/journal-record.tsx';
import type { Journal } from '../../features/journals/journal-values.ts';
import { NameHere } from '../../shell/here.tsx';

const Shown = ({ journal }: { journal: Journal }) => {
  const name = useJournalName()(journal);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <NameHere name={journal.abbreviation} />
      <JournalRecord journal={journal} />
    </>
  );
};

const JournalInformationPage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  return <JournalLoaded id={id}>{(journal) => <Shown journal={journal} />}</JournalLoaded>;
};

export default JournalInformationPage;
