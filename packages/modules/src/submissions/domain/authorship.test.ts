import { describe, expect, it } from 'vitest';
import { answerAuthorship, authorshipOf, isClosed } from './authorship.ts';

const day = new Date('2026-11-21');
const asked = { confirmed_at: null, declined_at: null, decline_note: '', status: 'active' };
const yes = { answer: 'confirmed', note: '' } as const;
const no = { answer: 'declined', note: 'I only lent a microscope.' } as const;
const said = (state: Partial<typeof asked> | object, answer: typeof yes | typeof no) => {
  const decided = answerAuthorship({ ...asked, ...state }, answer);
  return decided.ok ? decided.value : decided.refusal;
};

describe('a co-author who was asked', () => {
  it('confirms or declines, and may think again while the article is not published', () => {
    expect([said({}, yes), said({}, no)]).toEqual(['changes', 'changes']);
    expect(said({ confirmed_at: day }, no)).toBe('changes');
    expect(said({ declined_at: day, status: 'scheduled' }, yes)).toBe('changes');
  });

  it('says the same twice as once; another word is another answer', () => {
    expect(said({ confirmed_at: day }, yes)).toBe('stands');
    expect(said({ declined_at: day, decline_note: no.note }, no)).toBe('stands');
    expect(said({ declined_at: day }, no)).toBe('changes');
    expect(said({ confirmed_at: day, decline_note: 'An earlier word.' }, yes)).toBe('stands');
  });

  it('of a published article may still confirm, and no longer decline or change', () => {
    const published = { status: 'published' };
    expect(said(published, yes)).toBe('changes');
    expect(said(published, no)).toBe('authorship-closed');
    expect(said({ ...published, confirmed_at: day }, no)).toBe('authorship-closed');
    expect(said({ ...published, declined_at: day }, yes)).toBe('authorship-closed');
    expect(said({ ...published, confirmed_at: day }, yes)).toBe('stands');
  });
});

it.each([
  ['asked', {}, false],
  ['confirmed', { confirmed_at: day }, true],
  ['declined', { declined_at: day }, true],
] as const)(
  'what a co-author said stands as "%s", and is closed once the article is published if they answered',
  (name, state, closed) => {
    expect(authorshipOf({ ...asked, ...state })).toBe(name);
    expect(isClosed({ ...asked, ...state })).toBe(false);
    expect(isClosed({ ...asked, ...state, status: 'published' })).toBe(closed);
  },
);
