import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { Note } from '@naskhah/ui/state/note';
import { invitations } from '@naskhah/words/identity/invitations';
import { session } from '@naskhah/words/identity/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses, loginBefore } from '../app/addresses.ts';
import type { Answers } from '../app/answers.ts';
import { calls } from '../app/calls.ts';
import { client } from '../app/client.ts';
import { Day } from '../app/day.tsx';
import { enter } from '../app/enter.ts';
import { go } from '../app/go.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { isMissing } from '../app/problem.ts';
import type { User } from '../app/session.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';
import { AcceptForm } from '../features/people/accept-form.tsx';

type Asked = Answers['people']['readInvitation'];

const titles = {
  register: invitations.titleRegister,
  role: invitations.titleRole,
  journal: invitations.titleJournal,
} as const;

const About = ({ asked }: { asked: Asked }) => {
  const { say } = useWords();
  return (
    <>
      <FactList
        facts={[
          ...(asked.to
            ? [{ label: say(asked.kind === 'role' ? invitations.role : invitations.journal), value: say(asked.to) }]
            : []),
          ...(asked.preset ? [{ label: say(invitations.preset), value: say(asked.preset) }] : []),
          { label: say(invitations.invitedBy), value: asked.invited_by },
          { label: say(invitations.address), value: asked.email },
          { label: say(invitations.expires), value: <Day value={asked.expires_at} /> },
        ]}
      />
      {asked.kind === 'journal' && !asked.preset && <Note tone="warn">{say(invitations.presetGone)}</Note>}
      {asked.message && <Note>{asked.message}</Note>}
    </>
  );
};

/** The ways to answer: by a new account, as whoever is logged in, or after logging in. */
const Answering = ({ asked, token, onDeclined }: { asked: Asked; token: string; onDeclined: () => void }) => {
  const { say } = useWords();
  const request = useRequest();
  const arrive = async (user: User) =>
    go(await enter(user, asked.known ? addresses.invitationList : addresses.updateProfile), { replace: true });
  const accept = async () => {
    const words = { processing: say(invitations.accepting), done: say(invitations.acceptedNow) };
    const user = await request(() => client.people.acceptInvitation({ token }), words);
    if (user) await arrive(user);
  };
  const decline = async () => {
    const words = { processing: say(invitations.declining), quiet: true };
    if (await request(() => client.people.declineInvitation({ token }), words)) onDeclined();
  };
  return (
    <FieldStack>
      <About asked={asked} />
      {!asked.known && (
        <>
          <Note>{say(invitations.newHere)}</Note>
          <AcceptForm token={token} name={asked.name} onAccepted={(user) => void arrive(user)} />
        </>
      )}
      {asked.own && (
        <Button kind="primary" size="lg" wide onClick={() => void accept()}>
          {say(invitations.accept)}
        </Button>
      )}
      {asked.known && !asked.own && (
        <>
          <Note>{say(invitations.knownHere)}</Note>
          <ButtonLink kind="primary" size="lg" wide href={loginBefore(addresses.invitationList)}>
            {say(invitations.logIn)}
          </ButtonLink>
        </>
      )}
      <Button size="lg" wide onClick={() => void decline()}>
        {say(invitations.decline)}
      </Button>
    </FieldStack>
  );
};

/** The link of an invitation: the page changes nothing, its buttons do. */
export const InvitationPage = () => {
  const { say } = useWords();
  const [token] = useState(() => window.location.hash.slice(1));
  const [declined, setDeclined] = useState(false);
  const { data, error, refetch } = useQuery(
    calls.people.readInvitation.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (declined)
    return (
      <PublicPage title={say(invitations.thanks)} lead={say(invitations.thanksWhy)}>
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  if (isMissing(error) || (data && data.state !== 'open'))
    return (
      <PublicPage title={say(invitations.closedTitle)} lead={say(invitations.closedWhy)}>
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  return (
    <PublicPage title={say(data ? titles[data.kind] : invitations.titleRegister)}>
      {error && <LoadFailure error={error} level={2} onRetry={() => void refetch()} />}
      {data && <Answering asked={data} token={token} onDeclined={() => setDeclined(true)} />}
    </PublicPage>
  );
};
