import { isDeepStrictEqual } from 'node:util';
import { type Act, lineOf, randomAct } from './acts.ts';
import { beginnings } from './beginnings.ts';
import { type Random, randomFrom } from './random.ts';
import { judge } from './reference.ts';
import { standingIn } from './reference-of-states.ts';
import { beginning, type Story, type Told, type World } from './story.ts';
import type { Circumstances } from './verdict.ts';

const differing = (expected: Told, found: Told): string =>
  `the reference tells\n  ${JSON.stringify(expected)}\nand the world\n  ${JSON.stringify(found)}`;

type NewWorld = (levels: number) => World | Promise<World>;

/** What was met on the way: each act that was done, each refusal, each state of the article. */
export type Met = Map<string, number>;

const levelsOf = (random: Random): number => random.of([0, 1, 2, 2]);

/** Acts in a world what the reference judges, and compares after each; the first difference in words, or undefined. */
const firstDifference = async (
  newWorld: NewWorld,
  levels: number,
  nextAct: (story: Story, circumstances: Circumstances) => Act | undefined,
  met: Met,
): Promise<{ acts: Act[]; difference: string } | undefined> => {
  const world = await newWorld(levels);
  let story = beginning;
  let circumstances: Circumstances = { levels, heldUp: false };
  const acts: Act[] = [];
  let last: Told | undefined;
  for (let act = nextAct(story, circumstances); act; act = nextAct(story, circumstances)) {
    acts.push(act);
    const verdict = judge(story, circumstances, act);
    const { refusal } = await world.act(act);
    const refusals = 'refusals' in verdict ? verdict.refusals : [];
    const wanted = refusals.length > 0 ? refusals.join(' or ') : 'done';
    if (refusals.length > 0 ? !refusal || !refusals.includes(refusal) : refusal !== null)
      return { acts, difference: `the reference says ${wanted}, the world ${refusal ?? 'did it'}` };
    const before = story;
    if ('becomes' in verdict) story = verdict.becomes;
    if (act.act === 'hold up') circumstances = { ...circumstances, heldUp: act.on };
    const told = await world.tell();
    const expected = { story, standing: standingIn(story) };
    const untouched = story === before && told.story === last?.story;
    last = told;
    if (!untouched && !isDeepStrictEqual(told, expected)) return { acts, difference: differing(expected, told) };
    const what =
      act.act === 'decide' ? act.kind : act.act === 'step' ? act.step : act.act === 'answer' ? act.answer : act.act;
    for (const seen of [refusal ? `refused: ${refusal}` : `done: ${what}`, `state: ${told.standing.state}`])
      met.set(seen, (met.get(seen) ?? 0) + 1);
  }
  return undefined;
};

/** Whether the act would change something. */
const changes = (act: Act, story: Story, circumstances: Circumstances): boolean => {
  if (act.act === 'hold up') return act.on !== circumstances.heldUp;
  const verdict = judge(story, circumstances, act);
  return 'becomes' in verdict && verdict.becomes !== story;
};

/** Refusals that a random act meets at every turn: wrong person, or far from the right moment. */
const plain =
  /-not-found$|^not-allowed$|^not-in-team$|^not-while-switched$|-not-(open|asked|requested|approved|ready)$|^no-open-round$/;

/** Whether the act is refused by somebody's right to do it, at nearly the right moment. */
const isClose = (act: Act, story: Story, circumstances: Circumstances): boolean => {
  const verdict = judge(story, circumstances, act);
  return 'refusals' in verdict && !verdict.refusals.some((refusal) => plain.test(refusal));
};

/** The acts of a seed after a usual beginning: most change something, so that stories go far; some just miss; some are any. */
const actsOf = (random: Random, length: number) => {
  const first = [...random.of(beginnings)];
  let left = length;
  return (story: Story, circumstances: Circumstances): Act | undefined => {
    const usual = first.shift();
    if (usual) return usual;
    if (left-- === 0) return undefined;
    const share = random.next();
    const wanted = share < 0.6 ? changes : share < 0.8 ? isClose : () => true;
    let act = randomAct(random);
    for (let tries = 0; tries < 12 && !wanted(act, story, circumstances); tries++) act = randomAct(random);
    return act;
  };
};

const replay = (acts: readonly Act[]) => {
  const left = [...acts];
  return () => left.shift();
};

/** Leaves out one act after the other as long as the rest still shows a difference. */
const shortest = async (newWorld: NewWorld, levels: number, acts: readonly Act[]) => {
  let kept = [...acts];
  let found = await firstDifference(newWorld, levels, replay(kept), new Map());
  for (let at = kept.length - 2; at >= 0; at--) {
    const fewer = kept.filter((_, other) => other !== at);
    const still = await firstDifference(newWorld, levels, replay(fewer), new Map());
    if (!still) continue;
    [kept, found] = [still.acts, still];
    at = Math.min(at, kept.length - 1);
  }
  return found;
};

/** Tells the story of one seed; throws with a readable list of acts where world and reference part. */
export const tellStory = async (newWorld: NewWorld, seed: number, length: number, met: Met): Promise<void> => {
  const random = randomFrom(seed);
  const levels = levelsOf(random);
  const found = await firstDifference(newWorld, levels, actsOf(random, length), met);
  if (!found) return;
  const short = (await shortest(newWorld, levels, found.acts)) ?? found;
  const lines = short.acts.map((act, at) => `${String(at + 1).padStart(3)}. ${lineOf(act)}`);
  throw new Error(
    [`seed ${seed}, ${levels} levels of approval:`, ...lines, `After the last act ${short.difference}`].join('\n'),
  );
};
