import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import type { ActNeeds } from '../activity/index.ts';
import type { MenuCounts } from './domain/menus.ts';

export type AccessNeeds = ActNeeds & {
  /** Key of the stored hashes of sessions and keys. */
  secret: string;
  /** How many mails a minute the environment allows. */
  mailsAllowed: number | undefined;
  /** What waits for this person, for the figures beside menu entries; filled by the later module desk-workspace. One statement. */
  menuCounts: (actor: Actor) => Promise<MenuCounts>;
  /** Journals by id, or all of them, whose name holds the words asked for; filled by the later module journals. */
  journals: (ids: readonly string[] | 'all', q: string) => Promise<{ id: string; name_en: string; name_ms: string }[]>;
  /**
   * Ends what somebody does in the articles of a journal as far as their place there carries it no longer, in the transaction that
   * took it; filled by the later module workflow.
   */
  endParts: (
    trx: Trx,
    actor: Actor,
    of: { journal: string; person: string; successor: string | undefined },
  ) => Promise<Result<null, 'articles-need-an-editor' | 'successor-cannot-edit'>>;
  /** What people have to do in a journal, but for what the asker wrote; filled by the later module desk-people. One statement. */
  workOf: (
    asker: string,
    journal: string,
    people: readonly string[],
  ) => Promise<{ person: string; articles: number; reviews: number }[]>;
};
