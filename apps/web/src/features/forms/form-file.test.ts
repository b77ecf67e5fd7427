import { newQuestion } from '@naskhah/kernel/forms/definition';
import { newId } from '@naskhah/kernel/ids';
import { expect, it } from 'vitest';
import { formFileText, readFormFile } from './form-file.ts';

const form = { title_en: 'Report', title_ms: 'Laporan', questions: [newQuestion('matrix', newId)] };

it('a form that was exported is read as it was', async () => {
  expect(await readFormFile(formFileText(form))).toEqual(form);
});

it.each(['', 'no JSON', '[]', '{"naskhah":"form"}', formFileText(form).replace('matrix', 'maze')])(
  'what is no exported form is not read: %s',
  async (text) => {
    expect(await readFormFile(text)).toBeUndefined();
  },
);
