import { describe, expect, it } from 'vitest';
import { type Correspondence, choicesFor, type Part, recipientsOf } from './correspondents.ts';

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
