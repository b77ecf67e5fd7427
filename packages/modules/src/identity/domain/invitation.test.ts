import { describe, expect, it } from 'vitest';
import { invitationState, notAnswerable } from './invitation.ts';

const now = new Date('2026-11-20T08:00:00Z');
const [earlier, later] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

describe('an invitation', () => {
  it.each([
    ['open', later, 'open', undefined],
    ['open', now, 'expired', 'invitation-expired'],
    ['open', earlier, 'expired', 'invitation-expired'],
    ['accepted', later, 'accepted', 'invitation-answered'],
    ['accepted', earlier, 'accepted', 'invitation-answered'],
    ['declined', later, 'declined', 'invitation-answered'],
    ['declined', earlier, 'declined', 'invitation-answered'],
    ['revoked', later, 'revoked', 'invitation-answered'],
    ['revoked', earlier, 'revoked', 'invitation-answered'],
  ] as const)('that is %s until %s stands as %s and refuses an answer as %s', (state, expires_at, stands, refusal) => {
    expect(invitationState({ state, expires_at }, now)).toBe(stands);
    expect(notAnswerable({ state, expires_at }, now)).toBe(refusal);
  });
});
