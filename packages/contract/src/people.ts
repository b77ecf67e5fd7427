import { invitationActs, listInvitations } from './invitations.ts';
import { peopleActs } from './people-acts.ts';
import { peopleMerging } from './people-merging.ts';
import { peopleReads } from './people-reads.ts';

/** What changes people, their invitations and their accounts: answered by identity. */
export const peopleChanges = { ...peopleActs, ...peopleMerging, ...invitationActs };
/** What is read over several modules: answered by desk. */
export const peopleLooks = { ...peopleReads, listInvitations };

export const people = { ...peopleLooks, ...peopleChanges };
