import { expect, it } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { everyAct, everyRefusal, everyState } from './everything.ts';
import { tellStory } from './explore.ts';
import { storeCast } from './stored-cast.ts';
import { storedWorld } from './stored-world.ts';

const database = testDatabase();
const stories = 300;
const lanes = [0, 1, 2, 3];

it('the use cases of the workflow do on a database what the specification says, in three hundred random stories', async () => {
  const { db } = database;
  const world = storedWorld(db, await storeCast(db));
  const met = new Map<string, number>();
  const lane = async (first: number): Promise<void> => {
    for (let seed = first; seed < stories; seed += lanes.length) await tellStory(world, seed, 12, met);
  };
  await Promise.all(lanes.map(lane));
  expect([...everyAct, ...everyState, ...everyRefusal].filter((one) => !met.has(one))).toEqual([]);
}, 300_000);
