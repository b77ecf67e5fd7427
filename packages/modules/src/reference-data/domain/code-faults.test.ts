import { describe, expect, it } from 'vitest';
import { codeFaults } from './code-faults.ts';

const malaysia = { path: 'country', list: 'country', value: 'MY' } as const;
const entry = (list: string, value: string, active: boolean) => ({ list, value, active });

describe('a code that is given', () => {
  it.each([
    ['stands when its list offers it', [entry('country', 'MY', true)], [], []],
    ['falls when its list has retired it', [entry('country', 'MY', false)], [], ['code-retired']],
    ['falls when its list does not know it', [], [], ['not-in-list']],
    ['falls when another list knows it', [entry('state', 'MY', true)], [], ['not-in-list']],
    ['falls when its list knows another', [entry('country', 'ID', true)], [], ['not-in-list']],
    ['stays where the record keeps it though it is retired', [entry('country', 'MY', false)], [malaysia], []],
    ['stays where the record keeps it though no list knows it', [], [malaysia], []],
    [
      'falls where the record keeps another',
      [entry('country', 'MY', false)],
      [{ list: 'country', value: 'ID' }],
      ['code-retired'],
    ],
    [
      'falls where the record keeps it of another list',
      [entry('country', 'MY', false)],
      [{ list: 'state', value: 'MY' }],
      ['code-retired'],
    ],
  ])('%s', (_, known, kept, codes) =>
    expect(codeFaults([malaysia], known, kept)).toEqual(codes.map((code) => ({ path: 'country', code }))),
  );

  it('is named by its place, each for itself', () => {
    const second = { path: 'languages.1', list: 'language', value: 'xx' } as const;
    expect(codeFaults([malaysia, second], [], [])).toEqual([
      { path: 'country', code: 'not-in-list' },
      { path: 'languages.1', code: 'not-in-list' },
    ]);
  });
});
