import { useWords } from '@naskhah/ui/language/language-provider';
import { ErrorState } from '@naskhah/ui/page/empty-state';
import { account } from '@naskhah/words/account';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { go } from '../app/go.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { ProfileForm } from '../features/identity/profile-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

/** The first completion of a profile, after registration, invitation or import. */
export const UpdateProfilePage = () => {
  const { say } = useWords();
  const profile = useQuery(calls.identity.getProfile.queryOptions());
  return (
    <PublicPage title={say(account.completeTitle)} lead={say(account.completeLead)}>
      {profile.isError && <ErrorState level={2} onRetry={() => void profile.refetch()} />}
      {profile.data && (
        <ProfileForm profile={profile.data} onSaved={() => go(addresses.workspace, { replace: true })} />
      )}
      <AsideLine href={addresses.workspace}>{say(account.later)}</AsideLine>
    </PublicPage>
  );
};
