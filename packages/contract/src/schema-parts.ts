import type * as z from 'zod';

/** What a schema is made of, whatever kind it is; zod types each kind apart. */
export type SchemaParts = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: readonly z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  checks?: readonly { _zod: { def: Record<string, unknown> & { check: string } } }[];
};

export const partsOf = (schema: z.ZodType): SchemaParts => schema._zod.def as unknown as SchemaParts;
