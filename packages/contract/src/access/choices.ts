import * as z from 'zod';

/** A choice and a bit of a mask, as forms of roles and presets offer them. */
export const Choice = z.object({ value: z.string(), label_en: z.string(), label_ms: z.string() });
export const Bit = z.object({ bit: z.int(), label_en: z.string(), label_ms: z.string() });
