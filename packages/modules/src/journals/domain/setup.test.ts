import { describe, expect, it } from 'vitest';
import { openForSubmissions, type SetupFacts, setupLeft } from './setup.ts';

const facts: SetupFacts = {
  nameEn: 'Journal of Ecology',
  nameMs: '',
  editors: 1,
  contact: true,
  license: true,
  openSections: 1,
  guidelines: { en: '', ms: 'Ringkas.' },
};
const closed = { state: 'active', takesSubmissions: false } as const;

describe('what is left before a journal can take submissions', () => {
  it.each<[string, Partial<SetupFacts>, string[]]>([
    ['nothing', {}, []],
    ['an editor', { editors: 0 }, ['editor']],
    ['somebody to write to', { contact: false }, ['contact']],
    ['a licence', { license: false }, ['license']],
    ['guidelines in a language', { guidelines: { en: ' ', ms: '' } }, ['guidelines']],
    ['no Malay guidelines where there are English ones', { guidelines: { en: 'Be brief.', ms: '' } }, []],
    ['a name', { nameEn: '' }, ['names']],
    ['an open section', { openSections: 0 }, ['sections']],
    ['several things, in their order', { openSections: 0, editors: 0 }, ['editor', 'sections']],
  ])('%s', (_name, change, left) => expect(setupLeft({ ...facts, ...change })).toEqual(left));
});

describe('a journal', () => {
  it('is opened once nothing is left', () =>
    expect(openForSubmissions(closed, facts, true)).toEqual({ ok: true, value: true }));
  it('is told what is left', () =>
    expect(openForSubmissions(closed, { ...facts, editors: 0, license: false }, true)).toMatchObject({
      refusal: 'setup-incomplete',
      fields: [{ path: 'editor' }, { path: 'license' }],
    }));
  it.each(['draft', 'submitted', 'checking', 'returned', 'rejected', 'suspended', 'ceased', 'title_changed'] as const)(
    'that is %s is not opened',
    (state) =>
      expect(openForSubmissions({ ...closed, state }, facts, true)).toMatchObject({ refusal: 'journal-not-verified' }),
  );
  it.each(['active', 'suspended'] as const)('that is %s is closed whatever is left', (state) =>
    expect(openForSubmissions({ state, takesSubmissions: true }, { ...facts, editors: 0 }, false)).toEqual({
      ok: true,
      value: true,
    }),
  );
  it.each([true, false])('that is so already (%s) stays so', (open) =>
    expect(openForSubmissions({ state: 'draft', takesSubmissions: open }, facts, open)).toEqual({
      ok: true,
      value: false,
    }),
  );
});
