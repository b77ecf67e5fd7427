import { describe, expect, it } from 'vitest';
import { renamed } from './renamed.ts';

describe('how a name is cited that is written anew', () => {
  it.each([
    ['stays, when the family name is still in it', 'Lim Wei Jan', 'Lim', 'Lim Wei Jian', 'Wei Jian', 'Lim'],
    ['is asked anew, when it is not', 'Lim Wei Jian', 'Lim', 'Tan Wei Jian', null, null],
    ['stays whole', 'Nor Aziza', '', 'Nor Azizah', null, ''],
    ['is not asked of one word', 'Sukarno Putra', 'Putra', 'Sukarno', null, ''],
    ['is asked once there is a second word', 'Lim', '', 'Lim W', null, null],
    ['is still asked', 'Lim Wei', null, 'Lim Wei J', null, null],
  ])('%s', (_what, before, had, name, given, family) =>
    expect(renamed({ name: before, given: null, family: had }, name)).toEqual({ name, given, family }),
  );
});
