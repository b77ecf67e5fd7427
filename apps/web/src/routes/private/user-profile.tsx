import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { Section } from '@naskhah/ui/page/section';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { notices } from '@naskhah/words/messaging/notices';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { queries } from '../../app/queries.ts';
import { PersonPart } from '../../features/identity/person-part.tsx';
import { profileHref, profilePart, profilePartNames, profileParts } from '../../features/identity/profile-parts.ts';
import { OwnMerge } from '../../features/people/own-merge.tsx';
import css from './user-profile.module.css';

const SecurityPart = lazy(async () => ({
  default: (await import('../../features/identity/security/security-part.tsx')).SecurityPart,
}));

const PreferenceForm = lazy(async () => ({
  default: (await import('../../features/messaging/preference-form.tsx')).PreferenceForm,
}));

const keep = (profile: Answers['identity']['getProfile']) =>
  queries.setQueryData(calls.identity.getProfile.queryKey(), profile);

const Person = () => {
  const { data: profile, error, refetch } = useQuery(calls.identity.getProfile.queryOptions());
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    profile && (
      <>
        <PersonPart profile={profile} onSaved={keep} />
        <OwnMerge />
      </>
    )
  );
};

const Preferences = () => {
  const { say } = useWords();
  return (
    <Section title={say(notices.preferences)} detail={say(notices.preferencesLead)}>
      <PreferenceForm />
    </Section>
  );
};

/** One's own account, in parts with addresses of their own. */
const UserProfilePage = () => {
  const { say } = useWords();
  const part = profilePart(useSearch({ strict: false }));
  return (
    <>
      <PageTitle>{say(ownAccount.title)}</PageTitle>
      <PageHeader title={say(ownAccount.title)} lead={say(ownAccount.lead)} />
      <TabLinks
        label={say(accountSecurity.parts)}
        tabs={profileParts.map((one) => ({
          href: profileHref(one),
          label: say(profilePartNames[one]),
          current: one === part,
        }))}
      />
      <div className={css.parts}>
        <Suspense>
          {part === 'person' && <Person />}
          {part === 'notifications' && <Preferences />}
          {part !== 'person' && part !== 'notifications' && <SecurityPart part={part} />}
        </Suspense>
      </div>
    </>
  );
};

export default UserProfilePage;
