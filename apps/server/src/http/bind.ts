/** Binds every declared call to its answer: session → actor, access from the declaration, validation, answer or problem. */

import type { Answers, Visit } from '@naskhah/contract/answers';
import { type Access, type CallMeta, statusOf } from '@naskhah/contract/call';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import type { PresetFlag } from '@naskhah/kernel/journal-permission';
import type { Language } from '@naskhah/kernel/language';
import type { FieldFault, Result } from '@naskhah/kernel/result';
import { roleOffer } from '@naskhah/words/access/role-offer';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { implement, ORPCError, ValidationError } from '@orpc/server';
import { noteFault, serviceFault } from './fault-of-service.ts';
import { inputFaults } from './input-faults.ts';
import { mayCall } from './may-call.ts';
import { type OtherRole, type Problem, problem } from './problem.ts';

export type RequestContext = { actor: Actor; visit: Visit };
type Answer = (actor: Actor, input: unknown, visit: Visit) => Promise<Result<unknown, string>>;

const needsRole = ({ label_en, label_ms }: OtherRole, language: Language): string =>
  roleOffer.needs[language]({ role: language === 'ms' ? label_ms : label_en });

const isAnswer = (part: Answer | object): part is Answer => typeof part === 'function';

class Refusal extends Error {
  readonly code: string;
  readonly fields: FieldFault[];
  constructor(code: string, fields: FieldFault[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

const asProblem = (error: unknown, visit: Visit): Problem => {
  if (error instanceof Refusal) return problem(error.code, visit.language, { fields: error.fields });
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    if (error.status === 400)
      return problem('input-refused', visit.language, { fields: inputFaults(error.cause.issues), status: 422 });
    console.error('an answer did not fit its declaration:', JSON.stringify(error.cause.issues).slice(0, 2000));
  } else if (error instanceof ORPCError && error.status === 400)
    return problem('unreadable-body', visit.language, { status: 400 });
  else {
    const fault = serviceFault(error);
    noteFault(error, fault);
    if (fault === 'text-refused')
      return problem('input-refused', visit.language, { fields: [{ path: '', code: 'invalid' }], status: 422 });
    if (fault) return problem(fault, visit.language);
  }
  return problem('could-not-be-done', visit.language, { status: 500 });
};

/** What asks for the person in person refuses programs with the same code; they are told that it is the key. */
const inWordsFor = (actor: Actor, refusal: string): string =>
  refusal === 'not-while-switched' && actor.kind === 'person' && actor.key !== undefined ? 'not-by-key' : refusal;

// The answers are typed call by call (`Answers<typeof contract>`); the walk itself is not.
const implementAll = (contract: AnyContractRouter, answers: object): Record<string, unknown> => {
  const builders = implement(contract).$context<RequestContext>() as unknown as Record<string, never>;
  const walk = (tree: object, at: Record<string, never>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(tree).map(([name, answer]: [string, Answer | object]) => {
        if (!isAnswer(answer)) return [name, walk(answer, at[name] as unknown as Record<string, never>)];
        const builder = at[name] as unknown as {
          handler: (run: (call: { input: unknown; context: RequestContext }) => Promise<unknown>) => unknown;
        };
        return [
          name,
          builder.handler(async ({ input, context }) => {
            const result = await answer(context.actor, input, context.visit);
            if (!result.ok) throw new Refusal(inWordsFor(context.actor, result.refusal), result.fields);
            return result.value;
          }),
        ];
      }),
    );
  return walk(answers, builders);
};

/** Finds another role held by a person that has a flag; undefined where there is none. */
export type RoleFinder = (person: string, flag: PresetFlag) => Promise<OtherRole | undefined>;

/** The role to which somebody in person may switch to make a call that their role in use may not. */
const otherRole = (find: RoleFinder, access: Access, actor: Actor): Promise<OtherRole | undefined> =>
  access.who === 'platform' && isInPerson(actor) ? find(actor.person, access.flag) : Promise.resolve(undefined);

export const bind = <C extends AnyContractRouter>(
  contract: C,
  answers: Answers<C>,
  findRole: RoleFinder = () => Promise.resolve(undefined),
): OpenAPIHandler<RequestContext> =>
  new OpenAPIHandler<RequestContext>(implementAll(contract, answers) as never, {
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        const { access, limit } = procedure['~orpc'].meta as CallMeta;
        try {
          const allowed = mayCall(access, context.actor, limit);
          if (allowed !== 'yes') throw new Refusal(allowed);
          return await next();
        } catch (error) {
          const told = asProblem(error, context.visit);
          const role = told.code === 'not-allowed' ? await otherRole(findRole, access, context.actor) : undefined;
          const document = role ? { ...told, detail: needsRole(role, context.visit.language), role } : told;
          throw new ORPCError(document.code, { status: document.status, message: document.title, data: document });
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) =>
      (error.data as Problem | undefined)?.errors
        ? error.data
        : problem('unreadable-body', 'en', { status: error.status || statusOf('unreadable-body') }),
  });
