import { describe, expect, it } from 'vitest';
import { deleteDraft, hasSite, isOpen, type JournalState, submitRegistration } from './journal.ts';

describe('a journal', () => {
  it.each<[JournalState, boolean, boolean]>([
    ['draft', false, false],
    ['submitted', false, false],
    ['checking', false, false],
    ['returned', false, false],
    ['verified', true, true],
    ['rejected', false, false],
    ['active', true, true],
    ['suspended', false, true],
    ['ceased', false, true],
    ['title_changed', false, true],
  ])('that is %s is open to authors: %s, and has public pages: %s', (state, open, site) => {
    expect(isOpen(state)).toBe(open);
    expect(hasSite(state)).toBe(site);
  });
});

describe('a registration', () => {
  const lacking = [
    { step: 'publisher', path: 'publisher', code: 'required' },
    { step: 'scope', path: 'disciplines', code: 'required' },
  ] as const;
  const incomplete = {
    ok: false,
    refusal: 'journal-incomplete',
    fields: [
      { path: 'publisher', code: 'required' },
      { path: 'disciplines', code: 'required' },
    ],
  };
  const notDraft = { ok: false, refusal: 'journal-not-draft' };
  const submitted = { ok: true, value: 'submitted' };
  it.each<[JournalState, object, object]>([
    ['draft', submitted, incomplete],
    ['returned', submitted, incomplete],
    ['submitted', submitted, submitted],
    ['checking', notDraft, notDraft],
    ['verified', notDraft, notDraft],
    ['rejected', notDraft, notDraft],
    ['active', notDraft, notDraft],
    ['suspended', notDraft, notDraft],
    ['ceased', notDraft, notDraft],
    ['title_changed', notDraft, notDraft],
  ])('that is %s is submitted as it should be, complete or not', (state, whole, part) => {
    expect(submitRegistration(state, [])).toEqual(whole);
    expect(submitRegistration(state, lacking)).toEqual(part);
  });
});

describe('a registration that is taken away', () => {
  it('was never submitted', () => expect(deleteDraft('draft')).toEqual({ ok: true, value: null }));

  it.each([
    'submitted',
    'checking',
    'returned',
    'verified',
    'rejected',
    'active',
    'suspended',
    'ceased',
    'title_changed',
  ] as const)('is not one that is %s', (state) =>
    expect(deleteDraft(state)).toEqual({ ok: false, refusal: 'journal-not-draft' }),
  );
});
