import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { changesOf } from './fields.ts';

const form = z.object({
  name: z.string().min(1),
  phone: z.string().nullable().default(null),
  tags: z.array(z.string()),
});
const changes = changesOf(form);

describe('the changes of a form', () => {
  it('hold what is given, and invent nothing for what is not', () => {
    expect(changes.parse({})).toEqual({});
    expect(changes.parse({ phone: null, tags: [] })).toEqual({ phone: null, tags: [] });
  });

  it('are held to the rules of the form', () => {
    expect(changes.safeParse({ name: '' }).success).toBe(false);
    expect(changes.safeParse({ name: null }).success).toBe(false);
  });
});
