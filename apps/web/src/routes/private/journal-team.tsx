import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { presetPage } from '@naskhah/words/access/preset-words';
import { journalPages } from '@naskhah/words/journals/journals';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { addresses } from '../../app/addresses.ts';
import { usePathParam } from '../../app/use-path-param.ts';
import { HolderList } from '../../features/access/holder-list.tsx';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { TeamInvitations } from '../../features/people/team-invitations.tsx';
import { listSearch } from '../../lists/list-search.ts';
import { withSearch } from '../../lists/with-search.ts';

const MessageThread = lazy(async () => ({
  default: (await import('../../features/messaging/message-thread.tsx')).MessageThread,
}));

/** The section team_management of a journal: who holds which preset, who was invited, and what they write to each other. */
const JournalTeamPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { page } = listSearch(useSearch({ strict: false }));
  const here = addresses.journalSection(id, 'team_management');
  return (
    <JournalFrame id={id} current="team_management" lead={say(journalPages.teamLead)}>
      {() => (
        <>
          <TeamInvitations journal={id} />
          <Section level={3} title={say(presetPage.holdersTab)}>
            <HolderList page={page} journal={id} hrefOf={(next) => withSearch(here, { page: next }, { page: 1 })} />
          </Section>
          <Suspense>
            <MessageThread key={id} of="journal" id={id} />
          </Suspense>
        </>
      )}
    </JournalFrame>
  );
};

export default JournalTeamPage;
