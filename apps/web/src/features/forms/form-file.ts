import { FormFile } from '@naskhah/contract/forms/views';
import type { Question } from '@naskhah/kernel/forms/definition';

export type FileOfForm = { title_en: string; title_ms: string; questions: Question[] };

export const formFileText = (form: FileOfForm): string =>
  `${JSON.stringify({ naskhah: 'form', title_en: form.title_en, title_ms: form.title_ms, questions: form.questions }, undefined, 2)}\n`;

/** The form of a file; undefined where the text is none. */
export const readFormFile = (text: string): FileOfForm | undefined => {
  try {
    return FormFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
