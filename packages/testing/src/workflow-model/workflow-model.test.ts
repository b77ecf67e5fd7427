import { expect, it } from 'vitest';
import { everyAct, everyRefusal, everyState } from './everything.ts';
import { tellStory } from './explore.ts';
import { pureWorld } from './pure-world.ts';

const stories = 10_000;

it('the pure functions of the workflow do what the specification says, in ten thousand random stories', async () => {
  const met = new Map<string, number>();
  for (let seed = 0; seed < stories; seed++) await tellStory(pureWorld, seed, 28, met);
  expect([...met.keys()].sort()).toEqual([...everyAct, ...everyRefusal, ...everyState].sort());
}, 120_000);
