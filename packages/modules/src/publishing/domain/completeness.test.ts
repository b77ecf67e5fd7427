import { describe, expect, it } from 'vitest';
import { lacksOf } from './completeness.ts';

const whole = {
  id: 'a',
  title: 'Mangroves',
  galleys: 1,
  license: 'https://creativecommons.org/licenses/by/4.0/',
};

describe('an issue may be public', () => {
  it('when each of its articles has a galley and a licence', () => expect(lacksOf([whole])).toEqual([]));
  it('with at least one article', () => expect(lacksOf([]).map(({ code }) => code)).toEqual(['no-articles']));
  it.each([
    ['no-galley', { galleys: 0 }],
    ['no-license', { license: null }],
  ])('and not with %s', (code, lack) =>
    expect(lacksOf([whole, { ...whole, id: 'b', title: 'Bats', ...lack }])).toEqual([
      { code, articleId: 'b', title: 'Bats' },
    ]),
  );
  it('and what each article lacks is said in the order of the table of contents', () => {
    const bare = { ...whole, galleys: 0, license: null };
    const lacks = lacksOf([bare, whole, { ...bare, id: 'b' }]);
    expect(lacks.map(({ code, articleId }) => `${articleId} ${code}`)).toEqual([
      'a no-galley',
      'a no-license',
      'b no-galley',
      'b no-license',
    ]);
  });
});
