/** One step from a schema to the next; docs/migrations.md says when which kind serves. */
export type Step = { name: string } & (
  | {
      /** Statements of one short transaction: all of it or nothing. Each waits at most half a second for a lock and runs at most one. */
      change: string;
    }
  | {
      /** Statements outside a transaction, one after another, that keep no writer out. A step cut short is repeated as a whole. */
      online: readonly string[];
    }
  | {
      /** One statement that changes some rows; sent again, each time in a transaction of its own, until it finds none. */
      batches: string;
    }
);
