import type { Actor } from '@naskhah/kernel/actor';
import { isBeyond } from './domain/policy.ts';

type Held = { permissions: number; function_flags: number; stages: Record<string, string> };

/** Whether a preset of a journal holds more than the actor does, so that it is not theirs to change. */
export const holdsMore = (actor: Actor, journal: string, { permissions, function_flags, stages }: Held): boolean =>
  isBeyond(actor, journal, { permissions, functions: function_flags, stages });
