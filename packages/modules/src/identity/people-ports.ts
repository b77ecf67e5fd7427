import type { Trx } from '@naskhah/db/tables';
import type { Text } from '@naskhah/words/text';
import type { IdentityNeeds } from './ports.ts';

/** What inviting people needs, some of it of later modules. */
export type InvitingNeeds = Omit<
  IdentityNeeds,
  'demo' | 'describeUser' | 'randomDigits' | 'registrationFault' | 'doors'
> & {
  /** What a role of the platform is called; undefined for none. Filled by access. */
  roleName: (trx: Trx, acl: number) => Promise<Text | undefined>;
  /** What a journal that can have managers is called. Filled by journals. */
  journalName: (trx: Trx, journal: string) => Promise<Text | undefined>;
};

/** What looking after people needs of later modules, besides what identity needs anyway. */
export type PeopleNeeds = IdentityNeeds &
  InvitingNeeds & {
    /** Makes a person a Journal Manager of a journal; doing so twice is once. Filled by access. */
    makeManager: (trx: Trx, given: { journal: string; person: string; by: string; at: Date }) => Promise<void>;
  };
