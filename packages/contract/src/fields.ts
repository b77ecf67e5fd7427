/** Field types that several calls share. Codes of their faults are zod's or the given message, explained in `words`. */
import { isFamilyNameOf } from '@naskhah/kernel/name-parts';
import * as z from 'zod';
import { code } from './coded.ts';

export const uuid = z.uuid();
export const version = z.int().min(1);
export const email = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.email().max(254),
);
/** One line, as names and titles are: a break within it, which comes along with pasted text, is a blank. */
const oneLine = (text: string): string => text.replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ').trim();
export const shortText = z.string().overwrite(oneLine).min(1).max(300);
/** The part of a whole name that is the family name; '' for none, null or left out where nobody was asked yet. */
export const familyName = z.string().trim().max(200).nullable();

type Named = { usr_name?: string | undefined; usr_family?: string | null | undefined };

/** A family name is the end or the beginning of the name that it comes with. */
export const withFamilyOfName = <S extends z.ZodObject>(form: S): S =>
  form.refine(
    (given) => {
      const { usr_name, usr_family } = given as Named;
      return isFamilyNameOf(usr_name ?? '', usr_family ?? null);
    },
    { path: ['usr_family'], message: 'family-not-in-name' },
  );

export const localized = z.record(
  z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'language-tag'),
  z.string().max(50_000),
);
export const day = z.iso.date();
export const moment = z.iso.datetime({ offset: true });
export const language = z.enum(['en', 'ms']);

/** Roles of CRediT, each with how much of it somebody took, where that was said. */
export const credit = z
  .array(z.object({ role: code('credit_role'), degree: z.enum(['lead', 'equal', 'supporting']).optional() }))
  .max(14);

/** What a person says of their work, as whoever may know it reads it. */
export const aboutPerson = {
  biography: z.object({ en: z.string(), ms: z.string() }),
  photo: uuid.nullable(),
};

type Bare<F> = F extends z.ZodDefault<infer I> ? I : F;
type Changes<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<Bare<S[K]> & z.core.SomeType> };

/** Some fields of a form, to change a record: one that is left out stays as it is, null clears it (decisions 10). */
export const changesOf = <S extends z.ZodRawShape>(form: z.ZodObject<S>): z.ZodObject<Changes<S>> =>
  z.object(
    Object.fromEntries(
      Object.entries(form.shape).map(([name, field]) => [
        name,
        z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
      ]),
    ),
  ) as unknown as z.ZodObject<Changes<S>>;

/** The question of every list (decisions 12). */
export const listQuery = <F extends z.ZodType>(filters: F, sorts: readonly [string, ...string[]], size = 30) =>
  z.object({
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(size),
    sort: z.enum(sorts).default(sorts[0]),
    q: z.string().trim().max(200).default(''),
    filters,
  });

export const listOf = <R extends z.ZodType>(row: R) => z.object({ total: z.int(), rows: z.array(row) });
