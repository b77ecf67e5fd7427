import { describe, expect, it } from 'vitest';
import { isDue } from './note-of-use.ts';

const now = new Date('2026-11-20T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('that a session or key is in use', () => {
  it.each([
    ['never noted', null, true],
    ['just noted', now, false],
    ['noted a second less than five minutes ago', ago(299), false],
    ['noted five minutes ago', ago(300), true],
    ['noted yesterday', ago(86_400), true],
    ['noted by a clock that is ahead', ago(-600), false],
  ])('was %s: a note is due %#', (_, noted, due) => expect(isDue(noted, now)).toBe(due));
});
