import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password.ts';

const fault = (password: string, email = 'aminah.yusof@upm.test') => passwordFault(password, email);

describe('a password', () => {
  it.each([
    'correct horse battery',
    'hujan di kepong',
    'tapir-tapir-x',
    'aaaaaaaaaaab',
    'baaaaaaaaaaa',
    'ペナンの雨が降る朝に歩く人',
    '13579bdfhjln',
    'acegikmoqsuwy',
  ])('may be %s', (password) => expect(fault(password)).toBeUndefined());

  it.each([
    ['too-short', ''],
    ['too-short', 'hujankepong'],
    ['too-short', '🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥'],
    ['is-email', 'aminah.yusof@upm.test'],
    ['is-email', 'aminah.yusof'],
    ['is-email', 'AMINAH.YUSOF'],
    ['too-common', 'passwordpassword'],
    ['too-common', 'Password1234'],
    ['too-common', 'qwertyuiop[]'],
    ['too-common', 'katalaluan123'],
    ['too-common', 'naskhah12345'],
    ['too-common', 'aaaaaaaaaaaa'],
    ['too-common', 'abababababab'],
    ['too-common', 'xyzxyzxyzxyz'],
    ['too-common', 'a1b2a1b2a1b2'],
    ['too-common', 'bcdefghijklm'],
    ['too-common', 'zyxwvutsrqpo'],
    ['too-common', '/0123456789:'],
  ])('is %s: %s', (refusal, password) => expect(fault(password)).toBe(refusal));

  it('has at least twelve characters, however many bytes', () => {
    expect(fault('hujan kepong')).toBeUndefined();
    expect(fault('🔥💧🌱🌊🌋🌙⭐🍃🐾🦉🐘🐅')).toBeUndefined();
  });

  it('of a group of up to four signs again and again is too common, of five no more', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), (size) => {
        const group = 'kq7zw3'.slice(0, size);
        expect(fault(group.repeat(12))).toBe(size <= 4 ? 'too-common' : undefined);
      }),
    ));

  it('that only begins or ends like a repetition is none', () => {
    expect(fault('ababababababx')).toBeUndefined();
    expect(fault('xabababababab')).toBeUndefined();
  });

  it('needs no kind of sign: twelve letters do', () => expect(fault('gambutkepong')).toBeUndefined());
});
