import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Correspondence, choicesFor, mayKnow, type Part, partOf, recipientsOf } from './correspondents.ts';

const person = (personId: string, part: Part) => ({
  personId,
  part,
  name: `Name of ${personId}`,
  firstname: personId,
  address: `${personId}@example.test`,
  language: 'en' as const,
  assignment: part === 'reviewer' ? 'assignment' : null,
});
const people = [
  person('ali', 'author'),
  person('huda', 'editor'),
  person('raj', 'reviewer'),
  person('siti', 'reviewer'),
  person('lee', 'production'),
];
const about = (personId: string, part: Part, openReview = false): Correspondence => ({
  articleId: 'a',
  journalId: 'j',
  journalName: { en: 'J', ms: 'J' },
  number: 'J-1',
  titleLang: 'en',
  title: 'T',
  openReview,
  me: { personId, part, firstname: personId },
  people,
});
const knownTo = (one: Correspondence) => choicesFor(one).known.map(({ personId }) => personId);

describe('whom somebody may write to', () => {
  it('is everybody for an editor', () => {
    expect(knownTo(about('huda', 'editor'))).toEqual(['ali', 'raj', 'siti', 'lee']);
  });
  it('is never an anonymous reviewer for an author, nor an editor by name', () => {
    expect(knownTo(about('ali', 'author'))).toEqual([]);
    expect(recipientsOf(about('ali', 'author'), ['raj'])).toBeUndefined();
    expect(recipientsOf(about('ali', 'author'), ['huda'])).toBeUndefined();
    expect(recipientsOf(about('ali', 'author'), ['editors'])?.map(({ personId }) => personId)).toEqual(['huda']);
  });
  it('is a reviewer for an author where reviews are open', () => {
    expect(knownTo(about('ali', 'author', true))).toEqual(['raj', 'siti']);
  });
  it('is the editors alone for a reviewer, and never another reviewer', () => {
    expect(knownTo(about('raj', 'reviewer'))).toEqual([]);
    expect(knownTo(about('raj', 'reviewer', true))).toEqual(['ali']);
    expect(recipientsOf(about('raj', 'reviewer', true), ['siti'])).toBeUndefined();
  });
  it('is everybody but the reviewers for those who produce the article', () => {
    expect(knownTo(about('lee', 'production'))).toEqual(['ali', 'huda']);
  });
});

describe('by name', () => {
  const parts: Part[] = ['author', 'editor', 'production', 'reviewer'];
  it.each<[Part, boolean, Part[]]>([
    ['editor', false, parts],
    ['editor', true, parts],
    ['production', false, ['author', 'editor', 'production']],
    ['production', true, ['author', 'editor', 'production']],
    ['author', false, ['author']],
    ['author', true, ['author', 'reviewer']],
    ['reviewer', false, []],
    ['reviewer', true, ['author']],
  ])('its %s, with open review %s, may know: %s', (viewer, openReview, known) => {
    expect(parts.filter((other) => mayKnow(viewer, other, openReview))).toEqual(known);
  });
});

describe('the people behind the choices of a sender', () => {
  const names = (one: Correspondence, chosen: string[]) => recipientsOf(one, chosen)?.map(({ personId }) => personId);
  it('are each of them once, in the order chosen', () =>
    expect(names(about('huda', 'editor'), ['raj', 'ali', 'raj'])).toEqual(['raj', 'ali']));
  it('are nobody where nobody was chosen', () => expect(names(about('huda', 'editor'), [])).toEqual([]));
  it('are none at all where one of them is no choice', () =>
    expect(names(about('lee', 'production'), ['ali', 'raj'])).toBeUndefined());
  it('never include the sender', () => expect(names(about('huda', 'editor'), ['huda'])).toBeUndefined());
  it('are not the editors at once for who knows them by name', () =>
    expect(names(about('lee', 'production'), ['editors'])).toBeUndefined());
  it('are not the editors where there are none but the sender’s own', () => {
    const alone = { ...about('raj', 'reviewer'), people: people.filter(({ part }) => part !== 'editor') };
    expect(names(alone, ['editors'])).toBeUndefined();
  });
  it('name somebody of two parts once', () => {
    const both = { ...about('huda', 'editor'), people: [...people, person('ali', 'production')] };
    expect(knownTo(both)).toEqual(['ali', 'raj', 'siti', 'lee']);
  });
});

it.each([
  ['ali', 'author'],
  ['raj', 'reviewer'],
  ['huda', 'editor'],
  ['somebody-else', undefined],
])('the part of %s is %s', (who, part) => {
  expect(
    partOf({ ...about('huda', 'editor'), people: people.filter(({ personId }) => personId !== 'huda') }, who),
  ).toBe(part);
});

it('no sender reaches by name somebody whom they may not know, whoever takes part', () => {
  const anyPart = fc.constantFrom<Part>('author', 'editor', 'production', 'reviewer');
  fc.assert(
    fc.property(anyPart, fc.boolean(), fc.array(anyPart, { maxLength: 6 }), (mine, openReview, others) => {
      const crowd = others.map((part, at) => person(`p${at}`, part));
      const one = { ...about('me', mine, openReview), people: crowd };
      for (const { personId, part } of crowd)
        expect(recipientsOf(one, [personId]) !== undefined).toBe(mayKnow(mine, part, openReview));
    }),
  );
});
