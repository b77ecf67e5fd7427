import type { Visit } from '@naskhah/contract/answers';
import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';

/** Who asks, and how. */
export type RequestContext = { actor: Actor; visit: Visit };

/** The answer of one call, whichever it is. */
export type Answer = (actor: Actor, input: unknown, visit: Visit) => Promise<Result<unknown, string>>;
