export type Statement = { sql: string; parameters: readonly unknown[] };
/** `record`: the server tells each statement that it sends. */
export type ToldToServe = { databaseUrl: string; secret: string; record?: boolean };
export type ToldStatements = { databaseUrl: string; statements: Statement[] };
