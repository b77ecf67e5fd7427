import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { Link } from '@naskhah/ui/controls/link';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StatePill } from '@naskhah/ui/state/state-pill';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import css from './orcid-field.module.css';
import { leaveFor } from './way-out.ts';

type OwnProfile = Answers['identity']['getProfile'];

/** The iD with the word of the registry, and the way there. */
export const OrcidField = ({ profile, onSaved }: { profile: OwnProfile; onSaved: (profile: OwnProfile) => void }) => {
  const { say } = useWords();
  const request = useRequest();
  const prove = async () => {
    const words = { processing: say(signingIn.leaving), quiet: true };
    const begun = await request(() => client.ownSecurity.beginOrcid(), words);
    if (begun) leaveFor(begun.url, { to: 'orcid', binding: begun.binding });
  };
  const unlink = async () => {
    const words = { processing: say(accountSecurity.saving), done: say(accountSecurity.orcidRemoved) };
    const saved = await request(() => client.ownSecurity.unlinkOrcid(), words);
    if (saved) onSaved(saved);
  };
  return (
    <>
      {profile.orcid && (
        <p className={css.id}>
          <Link href={`https://orcid.org/${profile.orcid}`}>{profile.orcid}</Link>
          <StatePill
            icon={profile.orcid_verified ? IconCircleCheck : IconCircleDashed}
            tone={profile.orcid_verified ? 'ok' : 'none'}
          >
            {say(profile.orcid_verified ? accountSecurity.orcidVerified : accountSecurity.orcidNot)}
          </StatePill>
        </p>
      )}
      {!profile.orcid_verified && <p className={css.why}>{say(accountSecurity.orcidWhy)}</p>}
      <ButtonRow>
        {!profile.orcid_verified && <Button onClick={() => void prove()}>{say(accountSecurity.proveOrcid)}</Button>}
        {profile.orcid && (
          <Button kind="quiet" onClick={() => void unlink()}>
            {say(accountSecurity.unlinkOrcid)}
          </Button>
        )}
      </ButtonRow>
    </>
  );
};
