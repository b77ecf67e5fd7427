import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId, uuidV7 } from './ids.ts';

const ten = fc.uint8Array({ minLength: 10, maxLength: 10 });
const form = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('an id', () => {
  it('is the example of RFC 9562, A.6, from its time and random bits', () =>
    expect(uuidV7(0x017f22e279b0, new Uint8Array([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]))).toBe(
      '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    ));

  it('keeps version and variant whatever the random bytes', () => {
    expect(uuidV7(0, new Uint8Array(10).fill(0xff))).toBe('00000000-0000-7fff-bfff-ffffffffffff');
    expect(uuidV7(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), ten, (now, bytes) => form.test(uuidV7(now, bytes))),
    );
  });

  it('that is made later sorts later', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 2 }), ten, ten, (now, one, other) => {
        expect(uuidV7(now, one) < uuidV7(now + 1, other)).toBe(true);
      }),
    ));

  it('takes no more of the random bytes than it has room for', () =>
    expect(uuidV7(1, new Uint8Array(32).fill(7))).toBe(uuidV7(1, new Uint8Array(10).fill(7))));

  it('made now is new each time', () => {
    const made = Array.from({ length: 100 }, newId);
    expect(new Set(made).size).toBe(100);
    for (const id of made) expect(id).toMatch(form);
  });
});
