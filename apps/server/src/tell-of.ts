import { newId } from '@naskhah/kernel/ids';
import { type Reaction, recordFact, type Tell } from '@naskhah/modules/activity';

/** The log row first, then the reactions of the same transaction. */
export const tellOf = (clock: () => Date, reactions: () => readonly Reaction[]): Tell => {
  const record = recordFact({ clock, newId });
  return async (trx, actor, fact) => {
    await record(trx, actor, fact);
    for (const react of reactions()) await react(trx, fact);
  };
};
