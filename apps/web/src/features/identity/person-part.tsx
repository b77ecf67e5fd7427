import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { sessionQuery } from '../../app/start-up.ts';
import { AffiliationsForm } from './affiliations-form.tsx';
import { OrcidField } from './orcid-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProfileForm } from './profile-form.tsx';

type OwnProfile = Answers['identity']['getProfile'];

/** Who one is and where one works, each part with a save of its own. */
export const PersonPart = ({ profile, onSaved }: { profile: OwnProfile; onSaved: (profile: OwnProfile) => void }) => {
  const { say } = useWords();
  const outside = useQuery(sessionQuery).data?.outside;
  return (
    <>
      <Section title={say(accountSecurity.photo)}>
        <PhotoField profile={profile} />
      </Section>
      <Section title={say(ownAccount.person)} detail={profile.usr_email}>
        <ProfileForm profile={profile} updated onSaved={onSaved} />
      </Section>
      {(outside?.orcid || profile.orcid_verified) && (
        <Section title={say(accountSecurity.orcid)}>
          <OrcidField profile={profile} onSaved={onSaved} />
        </Section>
      )}
      <Section title={say(ownAccount.affiliations)} detail={say(ownAccount.affiliationsLead)}>
        <AffiliationsForm profile={profile} onSaved={onSaved} />
      </Section>
    </>
  );
};
