import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { identityAnswers } from './http.ts';
import { ownSecurityAnswers } from './own-security-http.ts';
import { peopleAnswers } from './people-http.ts';
import type { PeopleNeeds } from './people-ports.ts';
import { sessionsOfPortal } from './reactions/portal-set.ts';
import { foldPersonTally } from './store/fold-person-tally.ts';
import { type PurgeNeeds, purgeUnconfirmed } from './use-cases/purge-unconfirmed.ts';
import { sweepSignIn } from './use-cases/sweep-sign-in.ts';

export type { InvitingNeeds } from './people-ports.ts';
export type { IdentityNeeds, SessionUserView } from './ports.ts';
export { namesOf } from './queries/names-of.ts';
export { writtenTo } from './queries/written-to.ts';
export { describePerson } from './store/describe-person.ts';
export { endPasswordsOf } from './store/end-passwords.ts';
export { keepTicket } from './store/one-time-code.ts';
export { invitePerson } from './use-cases/invite-person.ts';
export { inviteToTeam } from './use-cases/invite-to-team.ts';

export const identity = (db: Db, needs: PeopleNeeds & PurgeNeeds) =>
  ({
    answers: {
      identity: identityAnswers(db, needs),
      ownSecurity: ownSecurityAnswers(db, needs),
      people: peopleAnswers(db, needs),
    },
    reactions: [sessionsOfPortal],
    jobs: {
      'fold-person-tally': { every: '*/5 * * * *', run: () => foldPersonTally(db) },
      'purge-unconfirmed': { every: '41 * * * *', run: purgeUnconfirmed(db, needs) },
      'sweep-sign-in': { every: '37 * * * *', run: sweepSignIn(db, needs) },
    },
  }) satisfies Manifest;
