import { stageLevels } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { chooseFiles } from './review-files.ts';

const files = [
  { id: 'manuscript', allowed: true },
  { id: 'table', allowed: true },
  { id: 'title-page', allowed: false },
];
const said = (chosen: string[], level: (typeof stageLevels)[number] = 'decide') => {
  const result = chooseFiles(files, chosen, level);
  return result.ok ? 'done' : result.refusal;
};

describe('the files for the reviewers', () => {
  it.each(stageLevels)('are chosen by who decides, not with "%s" if that is less', (level) => {
    expect(said(['manuscript'], level)).toBe(level === 'decide' ? 'done' : 'not-allowed');
  });
  it.each([
    ['some', ['manuscript'], 'done'],
    ['all that may go', ['table', 'manuscript'], 'done'],
    ['none', [], 'done'],
    ['one of another article', ['manuscript', 'elsewhere'], 'file-not-found'],
    ['the one that names the authors', ['manuscript', 'title-page'], 'file-names-authors'],
  ])('may be %s', (_which, chosen, expected) => expect(said(chosen)).toBe(expected));
});
