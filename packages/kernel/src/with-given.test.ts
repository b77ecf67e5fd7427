import { describe, expect, it } from 'vitest';
import { takenFrom, withGiven } from './with-given.ts';

const kept = { name: 'Peat', phone: '03' as string | null, tags: ['a'] };

describe('a record with what was given of it', () => {
  it.each([
    ['nothing', {}, kept],
    ['a field that is undefined', { name: undefined }, kept],
    ['a field', { name: 'Oak' }, { ...kept, name: 'Oak' }],
    ['null', { phone: null }, { ...kept, phone: null }],
    ['an empty list', { tags: [] }, { ...kept, tags: [] }],
  ])('of %s', (_what, given, expected) => {
    expect(withGiven(kept, given)).toEqual(expected);
  });
});

describe('a record taken out of a form that names its fields otherwise', () => {
  type Form = { name_en: string; phone: string | null };
  const taken = takenFrom<{ nameEn: string; phone: string | null }, Form>({ nameEn: 'name_en', phone: 'phone' });

  it('is whole where the form is', () =>
    expect(taken({ name_en: 'Peat', phone: null })).toEqual({ nameEn: 'Peat', phone: null }));

  it('says nothing of what was not given', () => {
    expect(taken({ phone: null })).toEqual({ nameEn: undefined, phone: null });
    expect(withGiven({ nameEn: 'Oak', phone: '03' }, taken({ phone: null }))).toEqual({ nameEn: 'Oak', phone: null });
  });
});
