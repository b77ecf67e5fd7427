import type { BoardConsent, BoardRole } from '@naskhah/kernel/board';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';

export type MemberEntry = {
  role: BoardRole;
  name: string;
  email: string | null;
  orcid: string | null;
  affiliation: string;
  ror: string | null;
  country: string | null;
  termFrom: string | null;
  termTo: string | null;
};

type Fault = 'member-incomplete' | 'orcid-wrong' | 'term-ends-before';

const nobody: MemberEntry = {
  role: 'editor',
  name: '',
  email: null,
  orcid: null,
  affiliation: '',
  ror: null,
  country: null,
  termFrom: null,
  termTo: null,
};

/** An entry of the board as it will stand: what is left out stays, of a new one it is empty. */
export const memberEntry = (kept: MemberEntry | undefined, given: Given<MemberEntry>): Result<MemberEntry, Fault> => {
  // The id of the registry is that of the institution that it was chosen with.
  const moved = kept && given.affiliation !== undefined && given.affiliation !== kept.affiliation;
  const entry = withGiven(moved ? { ...kept, ror: null } : (kept ?? nobody), given);
  if (entry.name === '' || (!kept && !given.role))
    return refuse('member-incomplete', [{ path: entry.name === '' ? 'name' : 'role', code: 'required' }]);
  const orcid = entry.orcid ? normaliseOrcid(entry.orcid) : null;
  if (orcid === undefined) return refuse('orcid-wrong', [{ path: 'orcid', code: 'orcid-wrong' }]);
  if (entry.termFrom && entry.termTo && entry.termTo < entry.termFrom)
    return refuse('term-ends-before', [{ path: 'term_to', code: 'term-ends-before' }]);
  return ok({ ...entry, orcid });
};

/** Whether a saved entry asks by mail: there is an address that was not asked before, and no answer to keep. */
export const asksByMail = (
  kept: { email: string | null; consent: BoardConsent } | undefined,
  email: string | null,
): boolean => email !== null && kept?.consent !== 'agreed' && email !== kept?.email;

/** Where a board's order stands after this one was asked for: every one of its people, each once. */
export const orderOf = (present: readonly string[], order: readonly string[]): Result<string[], 'other-members'> => {
  const wanted = new Set(order);
  const same = wanted.size === order.length && order.length === present.length && present.every((id) => wanted.has(id));
  return same ? ok([...order]) : refuse('other-members');
};

/** Nobody stands on a board before readers who did not agree to. */
export const isShownToReaders = (member: { consent: BoardConsent }): boolean => member.consent === 'agreed';
