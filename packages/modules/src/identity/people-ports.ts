import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import type { Text } from '@naskhah/words/text';
import type { NamedPreset } from './domain/team-list.ts';
import type { IdentityNeeds } from './ports.ts';

/** A place in a journal: one of its presets. */
export type Seat = { journal: string; preset: string };

/** What a journal's presets allow to invite to. Filled by access. */
export type Seats = {
  nameOf: (trx: Trx, seat: Seat) => Promise<Text | undefined>;
  /** The preset of a journal that its managers hold; undefined where there is none any more. */
  ofManagers: (trx: Trx, journal: string) => Promise<string | undefined>;
  /** The places of a journal under every name that people know them by. */
  named: (trx: Trx, journal: string) => Promise<NamedPreset[]>;
  isHeld: (trx: Trx, seat: Seat, person: string) => Promise<boolean>;
  /** Whether somebody may offer it: nobody gives more than they hold. */
  mayOffer: (trx: Trx, actor: Actor, seat: Seat) => Promise<Result<Text, 'preset-not-found' | 'beyond-own-access'>>;
  /** Gives what was offered, by what its giver holds now. Doing so twice is once. */
  give: (
    trx: Trx,
    seat: Seat,
    given: { id: string; person: string; by: string; at: Date },
  ) => Promise<Result<null, 'preset-deleted' | 'inviter-cannot-give'>>;
};

/** What inviting people needs, some of it of later modules. */
export type InvitingNeeds = Omit<
  IdentityNeeds,
  'demo' | 'describeUser' | 'randomDigits' | 'registrationFault' | 'signIn'
> & {
  /** What a role of the platform is called; undefined for none. Filled by access. */
  roleName: (trx: Trx, acl: number) => Promise<Text | undefined>;
  /** What a journal that can have managers is called. Filled by journals. */
  journalName: (trx: Trx, journal: string) => Promise<Text | undefined>;
  seats: Seats;
};

/** What looking after people needs of later modules, besides what identity needs anyway. */
export type PeopleNeeds = IdentityNeeds & InvitingNeeds & { readCsv: (text: string) => string[][] };
