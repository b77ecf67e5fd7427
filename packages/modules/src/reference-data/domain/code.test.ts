import { describe, expect, it } from 'vitest';
import { type Code, decideCode, isSame } from './code.ts';

const code = (value: string, more: Partial<Code> = {}): Code => ({
  value,
  label_en: value,
  label_ms: value,
  parent: null,
  sort: 0,
  active: true,
  ...more,
});
describe('an entry of a code table', () => {
  it('needs a value and a name in both languages', () => {
    expect(decideCode('license', code('', { label_ms: '' }), [])).toEqual({
      ok: false,
      refusal: 'input-refused',
      fields: [
        { path: 'value', code: 'code-value' },
        { path: 'label_en', code: 'required' },
        { path: 'label_ms', code: 'required' },
      ],
    });
  });

  it('stands below an entry that stands below none, in a list that has such places', () => {
    const all = [code('1'), code('1.1', { parent: '1' })];
    expect(decideCode('discipline', code('1.2', { parent: '1' }), all).ok).toBe(true);
    expect(decideCode('discipline', code('1.1.1', { parent: '1.1' }), all).ok).toBe(false);
    expect(decideCode('discipline', code('1', { parent: '2' }), [...all, code('2')]).ok).toBe(false);
    expect(decideCode('discipline', code('3', { parent: '3' }), all).ok).toBe(false);
    expect(decideCode('country', code('XX', { parent: 'MY' }), [code('MY')]).ok).toBe(false);
  });

  const below = { ok: false, refusal: 'input-refused', fields: [{ path: 'parent', code: 'code-parent' }] };
  it.each<[string, Parameters<typeof decideCode>[0], Code, Code[]]>([
    ['in a list without such places', 'country', code('XX', { parent: 'MY' }), [code('MY')]],
    ['below one that is not there', 'discipline', code('1.1', { parent: '1' }), []],
    ['below itself', 'discipline', code('1', { parent: '1' }), [code('1')]],
    [
      'below one that stands below another',
      'discipline',
      code('3', { parent: '2' }),
      [code('1'), code('2', { parent: '1' })],
    ],
    [
      'while others stand below it',
      'discipline',
      code('1', { parent: '2' }),
      [code('1'), code('2'), code('3', { parent: '1' })],
    ],
  ])('does not stand %s', (_, list, entry, all) => expect(decideCode(list, entry, all)).toEqual(below));

  it('is changed in its place while others stand below it', () =>
    expect(
      decideCode('discipline', code('1', { label_en: 'Soil' }), [code('1'), code('1.1', { parent: '1' })]).ok,
    ).toBe(true));

  it.each(['A', '1.1', 'CC BY-NC 4.0', 'a_b:c/d+e-f', 'é', 'x'.repeat(120)])('may have the value %s', (value) =>
    expect(decideCode('license', code(value), []).ok).toBe(true),
  );
  it.each([' A', '.A', 'A\nB', 'A;B', '=A', 'x'.repeat(121), '<b>'])('may not have the value %j', (value) =>
    expect(decideCode('license', code(value), [])).toMatchObject({ fields: [{ path: 'value', code: 'code-value' }] }),
  );

  it('is the same when nothing of it differs', () => {
    const one = code('MY', { parent: 'AS', sort: 1 });
    expect(isSame(one, { ...one })).toBe(true);
    for (const change of [{ label_en: 'x' }, { label_ms: 'x' }, { parent: null }, { sort: 2 }, { active: false }])
      expect(isSame(one, { ...one, ...change })).toBe(false);
  });

  it('of a list that the product reads may be renamed, but neither added nor retired', () => {
    const all = [code('review')];
    expect(decideCode('stage', code('review', { label_en: 'Peer review' }), all).ok).toBe(true);
    expect(decideCode('stage', code('screening'), all)).toEqual({ ok: false, refusal: 'list-fixed' });
    expect(decideCode('stage', code('review', { active: false }), all)).toEqual({ ok: false, refusal: 'list-fixed' });
  });
});
