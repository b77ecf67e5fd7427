import { expect, it } from 'vitest';
import { submissionRules, takesType } from './submission-rules.ts';

it('a journal that set nothing asks for a manuscript, keywords and competing interests, and offers all else', () =>
  expect(submissionRules({})).toEqual({
    article_types: [],
    components: {
      manuscript: 'required',
      'title-page': 'offered',
      figure: 'offered',
      table: 'offered',
      supplementary: 'offered',
    },
    abstract_words: null,
    guidelines: { en: '', ms: '' },
    metadata: {
      keywords: 'required',
      references: 'offered',
      competing_interests: 'required',
      funding: 'offered',
      data_availability: 'offered',
      ethics: 'offered',
      ai_use: 'offered',
    },
  }));

it('what was set holds beside what was not', () => {
  const rules = submissionRules({
    abstract_words: 250,
    components: { figure: 'off', 'title-page': 'required' },
    metadata: { ethics: 'required', keywords: 'off' },
  });
  expect(rules.abstract_words).toBe(250);
  expect(rules.components).toMatchObject({ figure: 'off', 'title-page': 'required', table: 'offered' });
  expect(rules.metadata).toMatchObject({ ethics: 'required', keywords: 'off', competing_interests: 'required' });
});

it('no journal does without the manuscript', () =>
  expect(submissionRules({ components: { manuscript: 'off' } }).components.manuscript).toBe('required'));

it.each([
  [[], 'letter', true],
  [['letter'], 'letter', true],
  [['letter'], 'editorial', false],
])('a journal of the types %j takes a %s: %s', (article_types, type, expected) =>
  expect(takesType({ article_types }, type)).toBe(expected),
);
