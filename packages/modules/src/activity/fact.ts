import type { Trx } from '@naskhah/db/tables';
import type { RunTransaction } from '@naskhah/db/transaction';
import type { Actor } from '@naskhah/kernel/actor';

/** Something that happened, in the past tense: what the log keeps and reactions hear of. */
export type Fact = {
  event: string;
  subject: { type: 'person' | 'journal' | 'article' | 'issue' | 'portal'; id: string };
  journal?: string;
  /** Ids and variables only, never names, addresses or prose. */
  data?: Record<string, unknown>;
};

/** Writes the log row and runs the reactions that belong to the same transaction; the later ones are queued in it. */
export type Tell = (trx: Trx, actor: Actor, fact: Fact) => Promise<void>;

/** What every act needs from outside. Clock and ids come in as functions, so that tests decide them. */
export type ActNeeds = {
  transaction: RunTransaction;
  tell: Tell;
  clock: () => Date;
  newId: () => string;
};

/** Database work that another module does in the same transaction when a fact is told. */
export type Reaction = { on: string | 'every-article-fact'; together: (trx: Trx, fact: Fact) => Promise<void> };
