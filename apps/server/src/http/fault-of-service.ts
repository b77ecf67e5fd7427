/** What a thrown error means where not the call is at fault, but what the portal stands on. */

/** PostgreSQL ends, starts or takes nobody in (appendix A: 08 connection exception, 53300, 57P01 to 57P05). */
const databaseAway = /^(08...|53300|57P0[1-5])$/;
/** PostgreSQL's disk_full, and the same of the file system: no space, or none left for this account. */
const full = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
const lineBroken = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
/** The driver has no codes for these. */
const saidByDriver =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

export type ServiceFault = 'database-away' | 'no-space-left' | 'key-taken' | 'text-refused' | 'takes-too-long';

const isOfDatabase = (error: Error): boolean => /\bpg\b|postgres/i.test(error.stack ?? '');

/** The status with which a bucket refused. */
const answeredBy = (error: Error): unknown =>
  (error as { $metadata?: { httpStatusCode?: unknown } }).$metadata?.httpStatusCode;

/** `undefined` for what is a fault of ours. */
export const serviceFault = (error: unknown): ServiceFault | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (full.has(code) || answeredBy(error) === 507) return 'no-space-left';
  // Once more was tried already (`transactionOn`): somebody has the id or the name for good.
  if (code === '23505') return 'key-taken';
  // A sign that no text of PostgreSQL holds (NUL), in an address or a form: 22021, or 22P05 inside of JSON.
  if (code === '22021' || code === '22P05') return 'text-refused';
  // Broken off by the time limit of its connection.
  if (code === '57014') return 'takes-too-long';
  if (databaseAway.test(String(code)) || saidByDriver.test(error.message)) return 'database-away';
  if (lineBroken.has(code) && isOfDatabase(error)) return 'database-away';
  return serviceFault(error.cause);
};

/** In ms. */
const lately = 60_000;
let lastFull = Number.NEGATIVE_INFINITY;

/** Whether something could not be kept in the last minute because there was no room. */
export const recentlyFull = (): boolean => performance.now() - lastFull < lately;

/** A fault of what the portal stands on is one line: while a database restarts there are many of them. */
export const noteFault = (error: unknown, fault: ServiceFault | undefined): void => {
  if (fault === 'no-space-left') lastFull = performance.now();
  if (fault) console.error(`${fault}: ${error instanceof Error ? error.message : error}`);
  else console.error(error);
};
