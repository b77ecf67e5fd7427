import { describe, expect, it } from 'vitest';
import { mayRead, mayWrite, sideOf } from './thread.ts';

const nobody = { ofJournal: false, owns: false, checks: false };

describe('the conversation between a journal and the secretariat', () => {
  it.each([
    ['who has no part', {}, undefined],
    ['who checks journals', { checks: true }, 'staff'],
    ['who holds the masthead', { ofJournal: true }, 'journal'],
    ['who registered it', { ofJournal: true, owns: true }, 'journal'],
    ['who registered it and checks others', { ofJournal: true, owns: true, checks: true }, 'journal'],
    ['who checks journals and is let into the masthead', { ofJournal: true, checks: true }, 'staff'],
  ] as const)('has %s on its side: %#', (_, change, side) => expect(sideOf({ ...nobody, ...change })).toBe(side));

  it.each([
    ['staff', false, true],
    ['staff', true, true],
    ['journal', false, true],
    ['journal', true, false],
  ] as const)('lets %s read and write a note that is staff only (%s): %s', (side, staffOnly, may) => {
    expect(mayRead(side, { staffOnly })).toBe(may);
    expect(mayWrite(side, { staffOnly })).toBe(may);
  });
});
