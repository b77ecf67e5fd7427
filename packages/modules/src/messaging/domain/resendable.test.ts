import { describe, expect, it } from 'vitest';
import { mayResend, stillWaits } from './resendable.ts';

describe('a mail', () => {
  it.each([
    ['queued', true, false],
    ['paused', true, false],
    ['sent', false, true],
    ['refused', false, true],
    ['bounced', false, true],
    ['delivered', false, true],
    ['complained', false, true],
  ] as const)('that is %s still waits: %s, and may be sent again: %s', (state, waits, again) => {
    expect(stillWaits(state)).toBe(waits);
    expect(mayResend({ state, event: 'review-invitation' })).toBe(again);
  });

  it.each(['reset-password-code', 'confirm-email-code'])('with a %s is never sent again: it has ended', (event) => {
    for (const state of ['queued', 'paused', 'sent', 'refused', 'bounced', 'delivered', 'complained'] as const)
      expect(mayResend({ state, event })).toBe(false);
  });
});
