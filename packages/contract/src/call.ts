import type { JournalPermission, PresetFlag } from '@naskhah/kernel/journal-permission';
import { oc } from '@orpc/contract';

/** Who may make a call. The use case asks again with the record in hand. */
export type Access =
  | { who: 'nobody' }
  | { who: 'anyone' }
  | { who: 'session' }
  | { who: 'browser' }
  | { who: 'session-or-link' }
  | { who: 'journal'; permission: JournalPermission }
  | { who: 'journal-or-platform'; permission: JournalPermission; flags: readonly PresetFlag[] }
  | { who: 'platform'; flags: readonly PresetFlag[] };

export type Limit = 'read' | 'act' | 'login' | 'code' | 'upload';

/** `statements`: the most SQL statements that one call may send, its session's not counted; tests assert it. */
export type CallMeta = { access: Access; limit: Limit; statements?: number };

/** The start of every declaration: closed to everybody until it says otherwise. */
export const call = oc.$meta<CallMeta>({ access: { who: 'nobody' }, limit: 'act' });

export const anyone: Access = { who: 'anyone' };
export const session: Access = { who: 'session' };
/** A session of a browser: never a program with a key. */
export const browser: Access = { who: 'browser' };
export const sessionOrLink: Access = { who: 'session-or-link' };
export const journal = (permission: JournalPermission): Access => ({ who: 'journal', permission });
/** Whoever holds the permission in a journal, or by the role in use one of these flags: for what journals and the portal have alike. */
export const journalOrPlatform = (permission: JournalPermission, ...flags: PresetFlag[]): Access => ({
  who: 'journal-or-platform',
  permission,
  flags,
});
/** Whoever holds one of these flags by the role in use, and Administrators. */
export const platform = (...flags: PresetFlag[]): Access => ({ who: 'platform', flags });

/** The one place that gives a refusal its HTTP status (decisions 10): absent 404, not allowed 403, changed since 409, too many 429, no service 503, full 507, else 422. */
export const statusOf = (refusal: string): number => {
  if (refusal.endsWith('not-found')) return 404;
  if (refusal === 'not-allowed' || refusal === 'not-while-switched' || refusal === 'not-by-key') return 403;
  if (refusal === 'stale-version' || refusal === 'upload-incomplete' || refusal === 'key-taken') return 409;
  if (refusal === 'too-many-tries' || refusal === 'too-many-uploads') return 429;
  if (refusal === 'login-failed' || refusal === 'not-logged-in') return 401;
  if (refusal === 'too-large') return 413;
  if (refusal === 'wrong-type' || refusal === 'other-than-named') return 415;
  if (refusal === 'transfer-broken') return 400;
  if (refusal === 'checking-down' || refusal === 'database-away' || refusal === 'takes-too-long') return 503;
  if (refusal === 'no-space-left') return 507;
  return 422;
};

/** Named refusals of an act; the words for them live in `words`. */
export const refusals = <const R extends string>(...codes: R[]) =>
  Object.fromEntries(codes.map((code) => [code, { status: statusOf(code) }])) as Record<R, { status: number }>;
