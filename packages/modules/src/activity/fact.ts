import type { Trx } from '@naskhah/db/tables';
import type { RunTransaction } from '@naskhah/db/transaction';
import type { Actor } from '@naskhah/kernel/actor';
import type { Fact, FactName, FactOf } from '@naskhah/kernel/facts/fact';

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
export type Reaction = (trx: Trx, fact: Fact) => Promise<void>;

const isOf = <Name extends FactName>(fact: Fact, name: Name): fact is Extract<Fact, FactOf<Name>> =>
  fact.event === name;

/** A reaction to one kind of fact, which it hears of with the variables that the fact carries. */
export const reactionTo =
  <Name extends FactName>(
    name: Name,
    together: (trx: Trx, fact: Extract<Fact, FactOf<Name>>) => Promise<void>,
  ): Reaction =>
  async (trx, fact) => {
    if (isOf(fact, name)) await together(trx, fact);
  };
