/** Whatever a caller sends that no declaration names is refused, never dropped (decisions 10): done here for the whole contract. */
import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import { partsOf } from './schema-parts.ts';

// What a schema holds of further ones.
const inner = ['catchall', 'element', 'innerType', 'valueType', 'in', 'out', 'left', 'right'] as const;

/** The same schema, of which every object refuses fields that it does not name, to any depth. */
export const strict = <S extends z.ZodType>(schema: S): S => {
  const { ...def } = partsOf(schema);
  for (const part of inner) if (def[part]) def[part] = strict(def[part]);
  if (def.options) def.options = def.options.map(strict);
  if (def.type === 'object') {
    def.shape = Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, field]) => [name, strict(field)]));
    def.catchall ??= z.never();
  }
  // What was said of the schema (of which list its codes are) is kept through its parent.
  return schema.clone(def as never, { parent: true });
};

const nothing = z.strictObject({}).optional();

const strictProcedure = (procedure: AnyContractProcedure): AnyContractProcedure => {
  const { inputSchema } = procedure['~orpc'];
  const asked = inputSchema === undefined ? nothing : strict(inputSchema as z.ZodType);
  return Object.assign(Object.create(Object.getPrototypeOf(procedure)), procedure, {
    '~orpc': { ...procedure['~orpc'], inputSchema: asked },
  });
};

const strictRouter = (router: AnyContractRouter): AnyContractRouter =>
  isContractProcedure(router)
    ? strictProcedure(router)
    : Object.fromEntries(Object.entries(router).map(([name, part]) => [name, strictRouter(part as AnyContractRouter)]));

/** The same calls; what they are asked holds no field and no filter that their declaration does not name. */
export const strictly = <C extends AnyContractRouter>(router: C): C => strictRouter(router) as C;
