import type { Question } from '@naskhah/kernel/forms/definition';

export type FileOfForm = { title_en: string; title_ms: string; questions: Question[] };

export const formFileText = ({ title_en, title_ms, questions }: FileOfForm): string =>
  `${JSON.stringify({ naskhah: 'form', title_en, title_ms, questions }, undefined, 2)}\n`;

/** The form of a file; undefined where the text is none. What it is read by is fetched when somebody brings one. */
export const readFormFile = async (text: string): Promise<FileOfForm | undefined> => {
  const { FormFile } = await import('@naskhah/contract/forms/views');
  try {
    const { data } = FormFile.safeParse(JSON.parse(text));
    return data && { title_en: data.title_en, title_ms: data.title_ms, questions: data.questions };
  } catch {
    return undefined;
  }
};
