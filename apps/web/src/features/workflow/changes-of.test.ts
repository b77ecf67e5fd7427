import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

const round = (number: number, ...states: string[]) =>
  ({ number, reviews: states.map((state) => ({ state, recommendation: null })) }) as never;

describe('an article that changed meanwhile', () => {
  const before = { state: 'under-review', stage: 'review', workflow: { rounds: [round(1, 'in-progress')] } } as const;

  it('is shown with each fact that differs', () =>
    expect(
      changesOf(
        before as never,
        { state: 'reviews-ready', stage: 'review', workflow: { rounds: [round(1, 'submitted')] } } as never,
      ),
    ).toEqual([
      { what: 'state', before: 'under-review', now: 'reviews-ready' },
      { what: 'reports', before: '0', now: '1' },
    ]));

  it('differs in nothing when it is the same', () => expect(changesOf(before as never, before as never)).toEqual([]));
});
