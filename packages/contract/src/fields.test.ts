import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { changesOf, shortText } from './fields.ts';

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

describe('a name or a title', () => {
  it.each([
    ['Eve\r\nBcc: q@x.test', 'Eve Bcc: q@x.test'],
    ['  Nor \u2028 Azizah\n', 'Nor Azizah'],
    ['Two  blanks\tstay', 'Two  blanks\tstay'],
    ['مستنقع 🔥', 'مستنقع 🔥'],
  ])('%j is one line: %j', (given, kept) => expect(shortText.parse(given)).toBe(kept));
  it.each(['', ' \n ', 'x'.repeat(301)])('is not %j', (given) =>
    expect(shortText.safeParse(given).success).toBe(false),
  );
});
