import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import type { Answers } from '../app/answers.ts';
import { calls } from '../app/calls.ts';
import { go } from '../app/go.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { useSession } from '../app/session.ts';
import { AffiliationsForm, anotherAffiliation } from '../features/identity/affiliations-form.tsx';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { ProfileByLink } from '../features/identity/profile-by-link.tsx';
import { ProfileForm } from '../features/identity/profile-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

type OwnProfile = Answers['identity']['getProfile'];

/** A place to write the first affiliation at once. */
const withOne = (profile: OwnProfile): OwnProfile =>
  profile.affiliations.length > 0 ? profile : { ...profile, affiliations: [anotherAffiliation(true, profile.country)] };

/** The person, then where they work. */
const Completion = () => {
  const { say } = useWords();
  const profile = useQuery(calls.identity.getProfile.queryOptions());
  const [saved, setSaved] = useState<typeof profile.data>();
  const toWorkspace = () => go(addresses.workspace, { replace: true });
  return (
    <PublicPage
      title={say(saved ? ownAccount.whereTitle : account.completeTitle)}
      lead={say(saved ? ownAccount.whereLead : account.completeLead)}
    >
      {profile.error && <LoadFailure error={profile.error} level={2} onRetry={() => void profile.refetch()} />}
      {profile.data && !saved && <ProfileForm profile={profile.data} onSaved={setSaved} />}
      {saved && <AffiliationsForm profile={withOne(saved)} onSaved={toWorkspace} />}
      <AsideLine href={addresses.workspace}>{say(account.later)}</AsideLine>
    </PublicPage>
  );
};

/** The first completion of a profile, after registration, invitation or import: in a session, or by a one-use mail link. */
export const UpdateProfilePage = () => {
  const loggedIn = useSession((state) => Boolean(state.user));
  return loggedIn ? <Completion /> : <ProfileByLink />;
};
