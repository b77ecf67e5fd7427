import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { teamMembers } from '@naskhah/words/access/team-members';
import { journalPages } from '@naskhah/words/journals/journals';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePathParam } from '../../app/use-path-param.ts';
import { memberSearch } from '../../features/access/member-search.ts';
import { TeamMembers } from '../../features/access/team-members.tsx';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { TeamInvitations } from '../../features/people/team-invitations.tsx';

const MessageThread = lazy(async () => ({
  default: (await import('../../features/messaging/message-thread.tsx')).MessageThread,
}));

/** The section team_management of a journal: who holds which preset, who was invited, and what they write to each other. */
const JournalTeamPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const search = memberSearch(useSearch({ strict: false }));
  return (
    <JournalFrame id={id} current="team_management" lead={say(journalPages.teamLead)}>
      {() => (
        <>
          <Section level={3} title={say(teamMembers.title)}>
            <TeamMembers journal={id} search={search} />
          </Section>
          <TeamInvitations journal={id} />
          <Suspense>
            <MessageThread key={id} of="journal" id={id} />
          </Suspense>
        </>
      )}
    </JournalFrame>
  );
};

export default JournalTeamPage;
