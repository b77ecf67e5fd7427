import { describe, expect, it } from 'vitest';
import { placed, withoutOne } from './disciplines.ts';

const kept = ['1.6', '1.5', '4.1'];

describe('a discipline of a journal', () => {
  it.each([
    [{ code: '4.1', isPrimary: true }, ['4.1', '1.6', '1.5']],
    [{ code: '4.1', place: 2 }, ['1.6', '4.1', '1.5']],
    [{ code: '1.6', place: 3 }, ['1.5', '4.1', '1.6']],
    [{ code: '1.6', place: 10 }, ['1.5', '4.1', '1.6']],
    [{ code: '1.5' }, kept],
    [{ code: '1.5', place: 3, isPrimary: true }, ['1.5', '1.6', '4.1']],
  ])('%j stands where it was put', (change, value) => expect(placed(kept, change)).toEqual({ ok: true, value }));

  it('that is not one of the journal is not moved and not taken away', () => {
    expect(placed(kept, { code: '5.5', place: 1 })).toMatchObject({ ok: false, refusal: 'discipline-not-found' });
    expect(withoutOne(kept, '5.5')).toMatchObject({ ok: false, refusal: 'discipline-not-found' });
  });

  it('that goes leaves the others in their order', () =>
    expect(withoutOne(kept, '1.6')).toEqual({ ok: true, value: ['1.5', '4.1'] }));
});
