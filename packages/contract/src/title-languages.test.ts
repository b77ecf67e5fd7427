import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from './contract.ts';

type Def = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  in?: z.ZodType;
};
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;

type Shape = { at: string; fields: Record<string, z.ZodType> };

/** Every object that an answer holds, by where it stands. */
const shapesIn = (schema: z.ZodType, at: string): Shape[] => {
  const { shape, element, innerType, options = [], in: before } = defOf(schema);
  const further = [element, innerType, before, ...options].filter((one) => one !== undefined);
  return [
    ...(shape ? [{ at, fields: shape }] : []),
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => shapesIn(field, `${at}.${name}`)),
    ...further.flatMap((one) => shapesIn(one, at)),
  ];
};

const answersOf = (router: AnyContractRouter, name: string): Shape[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, inner]) => answersOf(inner as AnyContractRouter, `${name}.${key}`));
  const { outputSchema } = router['~orpc'];
  return outputSchema ? shapesIn(outputSchema as z.ZodType, name) : [];
};

const bare = (field: z.ZodType): z.ZodType => {
  const { innerType } = defOf(field);
  return innerType ? bare(innerType) : field;
};

/** Whether the object names an article by one text, of which nobody can tell the language. */
const titles = ({ fields }: Shape): boolean => {
  const title = fields.article_title ?? (fields.number && fields.id ? fields.title : undefined);
  return title !== undefined && bare(title) instanceof z.ZodString;
};

const found = answersOf(contract, '').filter(titles);

describe('the title of an article, wherever an answer has it as one text', () => {
  it('is looked for in every answer', () => expect(found.length).toBeGreaterThan(8));

  it.each(found.map((shape) => [shape.at, shape] as const))('comes with its language in %s', (_at, { fields }) =>
    expect(Object.keys(fields)).toContain('title_lang'),
  );
});
