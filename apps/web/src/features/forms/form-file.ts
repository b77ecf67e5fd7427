import { Question } from '@naskhah/contract/forms/views';
import * as z from 'zod';

/** A form as a file: what another journal, or another portal, needs to ask the same. */
const FormFile = z.object({
  naskhah: z.literal('form'),
  title_en: z.string(),
  title_ms: z.string(),
  questions: z.array(Question),
});
export type FormFile = z.output<typeof FormFile>;

export const formFileText = (form: Omit<FormFile, 'naskhah'>): string =>
  `${JSON.stringify({ naskhah: 'form', title_en: form.title_en, title_ms: form.title_ms, questions: form.questions }, undefined, 2)}\n`;

/** The form of a file; undefined where the text is none. */
export const readFormFile = (text: string): FormFile | undefined => {
  try {
    return FormFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
