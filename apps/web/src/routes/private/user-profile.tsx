import { useWords } from '@naskhah/ui/language/language-provider';
import { ErrorState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { Section } from '@naskhah/ui/page/section';
import { notices } from '@naskhah/words/notices';
import { ownAccount } from '@naskhah/words/own-account';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { queries } from '../../app/queries.ts';
import { AffiliationsForm } from '../../features/identity/affiliations-form.tsx';
import { PasswordForm } from '../../features/identity/password-form.tsx';
import { ProfileForm } from '../../features/identity/profile-form.tsx';
import { PreferenceForm } from '../../features/messaging/preference-form.tsx';
import css from './user-profile.module.css';

const keep = (profile: Answers['identity']['getProfile']) =>
  queries.setQueryData(calls.identity.getProfile.queryKey(), profile);

/** One's own account, each part with a save of its own. */
const UserProfilePage = () => {
  const { say } = useWords();
  const { data: profile, isError, refetch } = useQuery(calls.identity.getProfile.queryOptions());
  return (
    <>
      <title>{`${say(ownAccount.title)} · Naskhah`}</title>
      <PageHeader title={say(ownAccount.title)} lead={say(ownAccount.lead)} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {profile && (
        <div className={css.parts}>
          <Section title={say(ownAccount.person)} detail={profile.usr_email}>
            <ProfileForm profile={profile} updated onSaved={keep} />
          </Section>
          <Section title={say(ownAccount.affiliations)} detail={say(ownAccount.affiliationsLead)}>
            <AffiliationsForm profile={profile} onSaved={keep} />
          </Section>
          <div id="notifications">
            <Section title={say(notices.preferences)} detail={say(notices.preferencesLead)}>
              <PreferenceForm />
            </Section>
          </div>
          <Section title={say(ownAccount.password)}>
            <PasswordForm />
          </Section>
        </div>
      )}
    </>
  );
};

export default UserProfilePage;
