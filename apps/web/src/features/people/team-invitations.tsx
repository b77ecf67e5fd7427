import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { invitationStateWords, invitations } from '@naskhah/words/identity/invitations';
import { teamList } from '@naskhah/words/identity/team-list';
import { IconMailPlus, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useDates } from '../../app/use-dates.ts';
import { InvitationActions } from './invitation-actions.tsx';
import type { Invitation } from './use-invitations.ts';

const TeamListDialog = lazy(async () => ({ default: (await import('./team-list-dialog.tsx')).TeamListDialog }));

const TeamInviteDialog = lazy(async () => ({
  default: (await import('./team-invite-dialog.tsx')).TeamInviteDialog,
}));

/** Whom a journal has invited to its team and who has not come: with what can still be done about it. */
export const TeamInvitations = ({ journal }: { journal: string }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const [inviting, setInviting] = useState<'one' | 'many'>();
  const close = () => setInviting(undefined);
  const { data, error, refetch } = useQuery(
    calls.deskPeople.listInvitations.queryOptions({
      input: { size: 200, filters: { view: 'team', journal_id: journal, state: ['open', 'expired', 'declined'] } },
    }),
  );
  const detailOf = ({ state, expires_at, answered_at, invited_by }: Invitation) => {
    const day = answered_at ?? expires_at;
    const when =
      state === 'open' && day ? `${say(invitations.expires).toLowerCase()} ${short(day)}` : day && short(day);
    const who = invited_by && sayWith(invitations.byWhom, { name: invited_by });
    return [say(invitationStateWords[state]), when, who].filter(Boolean).join(' · ');
  };
  return (
    <Section
      level={3}
      title={say(invitations.ofTeam)}
      actions={
        <ButtonRow>
          <Button icon={IconUsersPlus} onClick={() => setInviting('many')}>
            {say(teamList.addMany)}
          </Button>
          <Button icon={IconMailPlus} onClick={() => setInviting('one')}>
            {say(invitations.inviteByMail)}
          </Button>
        </ButtonRow>
      }
    >
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p>{say(invitations.noneOfTeam)}</p>}
      <EntryList
        items={(data?.rows ?? []).map((row) => ({
          key: row.id,
          name: row.name,
          under: `${row.email} · ${say(row.preset ?? invitations.deletedPreset)}`,
          detail: detailOf(row),
          act: <InvitationActions row={row} name={row.name} />,
        }))}
      />
      {inviting && (
        <Suspense>
          {inviting === 'one' ? (
            <TeamInviteDialog journal={journal} onClose={close} />
          ) : (
            <TeamListDialog journal={journal} onClose={close} />
          )}
        </Suspense>
      )}
    </Section>
  );
};
