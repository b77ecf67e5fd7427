import { invitationActs } from './invitations.ts';
import { peopleActs } from './people-acts.ts';
import { peopleMerging } from './people-merging.ts';

/** What changes people, their invitations and their accounts; what is read of them over several modules is desk's. */
export const people = { ...peopleActs, ...peopleMerging, ...invitationActs };
