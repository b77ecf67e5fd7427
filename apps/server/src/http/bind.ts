/** Binds every declared call to its answer: session → actor, access from the declaration, validation, answer or problem. */

import type { Answers, Visit } from '@naskhah/contract/answers';
import { type CallMeta, statusOf } from '@naskhah/contract/call';
import type { Actor } from '@naskhah/kernel/actor';
import type { FieldFault } from '@naskhah/kernel/result';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { implement, ORPCError, ValidationError } from '@orpc/server';
import type * as z from 'zod';
import type { Answer, RequestContext } from './answer.ts';
import { type CodeFaults, codedFields } from './coded-fields.ts';
import { noteFault, serviceFault } from './fault-of-service.ts';
import { inputFaults } from './input-faults.ts';
import { mayCall } from './may-call.ts';
import { type RoleFinder, withOtherRole } from './other-role.ts';
import { type Problem, problem } from './problem.ts';

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
      return problem('input-refused', visit.language, { fields: [{ path: '', code: 'text-with-nul' }], status: 422 });
    if (fault) return problem(fault, visit.language);
  }
  return problem('could-not-be-done', visit.language, { status: 500 });
};

/** What asks for the person in person refuses programs with the same code; they are told that it is the key. */
const inWordsFor = (actor: Actor, refusal: string): string =>
  refusal === 'not-while-switched' && actor.kind === 'person' && actor.key !== undefined ? 'not-by-key' : refusal;

// The answers are typed call by call (`Answers<typeof contract>`); the walk itself is not.
const implementAll = (
  contract: AnyContractRouter,
  answers: object,
  codeFaults: CodeFaults,
): Record<string, unknown> => {
  const faultsOfCodes = codedFields(contract, answers, codeFaults);
  const builders = implement(contract).$context<RequestContext>() as unknown as Record<string, never>;
  const walk = (tree: object, at: Record<string, never>, within = ''): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(tree).map(([name, answer]: [string, Answer | object]) => {
        if (!isAnswer(answer)) return [name, walk(answer, at[name] as unknown as Record<string, never>, `${name}.`)];
        const builder = at[name] as unknown as {
          '~orpc': { meta: CallMeta; inputSchema?: z.ZodType };
          handler: (run: (call: { input: unknown; context: RequestContext }) => Promise<unknown>) => unknown;
        };
        return [
          name,
          builder.handler(async ({ input, context: { actor, visit } }) => {
            const { meta, inputSchema } = builder['~orpc'];
            const faults =
              meta.limit === 'read' ? [] : await faultsOfCodes(within + name, inputSchema, [actor, input, visit]);
            if (faults.length > 0) throw new Refusal('input-refused', faults);
            const result = await answer(actor, input, visit);
            if (!result.ok) throw new Refusal(inWordsFor(actor, result.refusal), result.fields);
            return result.value;
          }),
        ];
      }),
    );
  return walk(answers, builders);
};

export const bind = <C extends AnyContractRouter>(
  contract: C,
  answers: Answers<C>,
  { codeFaults, findRole }: { codeFaults: CodeFaults; findRole: RoleFinder },
): OpenAPIHandler<RequestContext> =>
  new OpenAPIHandler<RequestContext>(implementAll(contract, answers, codeFaults) as never, {
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        const { access, limit } = procedure['~orpc'].meta as CallMeta;
        try {
          const allowed = mayCall(access, context.actor, limit);
          if (allowed !== 'yes') throw new Refusal(allowed);
          return await next();
        } catch (error) {
          const told = asProblem(error, context.visit);
          const document = await withOtherRole(told, findRole, access, context);
          throw new ORPCError(document.code, { status: document.status, message: document.title, data: document });
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) =>
      (error.data as Problem | undefined)?.errors
        ? error.data
        : problem('unreadable-body', 'en', { status: error.status || statusOf('unreadable-body') }),
  });
