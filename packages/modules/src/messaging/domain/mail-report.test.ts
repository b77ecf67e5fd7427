import { describe, expect, it } from 'vitest';
import { afterReport } from './mail-report.ts';

describe('a mail of which something is reported', () => {
  it.each([
    ['queued', 'queued', 'queued', 'queued'],
    ['paused', 'paused', 'paused', 'paused'],
    ['refused', 'refused', 'refused', 'refused'],
    ['sent', 'delivered', 'bounced', 'complained'],
    ['delivered', 'delivered', 'bounced', 'complained'],
    ['complained', 'complained', 'bounced', 'complained'],
    ['bounced', 'bounced', 'bounced', 'bounced'],
  ] as const)(
    'and was %s, is after delivery %s, after a bounce %s, after a complaint %s',
    (state, delivered, bounced, complained) => {
      expect(afterReport(state, 'delivered')).toBe(delivered);
      expect(afterReport(state, 'bounced')).toBe(bounced);
      expect(afterReport(state, 'complained')).toBe(complained);
    },
  );
});
