import { useWords } from '@naskhah/ui/language/language-provider';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { threadWords } from '@naskhah/words/verification/thread';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../../app/page-title.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { CheckingLoaded } from '../../features/verification/checking-loaded.tsx';
import { CheckingPage } from '../../features/verification/checking-page.tsx';
import { NameHere } from '../../shell/here.tsx';

const ThreadPanel = lazy(async () => ({
  default: (await import('../../features/verification/thread-panel.tsx')).ThreadPanel,
}));

/** One registration: checked, talked about with the journal, then decided on. */
const JournalCheckPage = () => {
  const { say } = useWords();
  return (
    <CheckingLoaded id={usePathParam('id')}>
      {(record) => (
        <>
          <PageTitle>{record.jnl_name}</PageTitle>
          <NameHere name={record.abbreviation} />
          <CheckingPage
            key={`${record.id} ${record.round}`}
            record={record}
            rail={
              <RailSection title={say(threadWords.title)}>
                <p>{say(threadWords.lead)}</p>
                <Suspense>
                  <ThreadPanel journal={record.id} />
                </Suspense>
              </RailSection>
            }
          />
        </>
      )}
    </CheckingLoaded>
  );
};

export default JournalCheckPage;
