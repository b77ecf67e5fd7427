import type { Db } from '@naskhah/db/tables';
import type { Question } from '@naskhah/kernel/forms/definition';
import { asked } from '@naskhah/kernel/forms/sample-form';
import { newId } from '@naskhah/kernel/ids';

/** A form that new reviewers of a journal are asked: one question whose answer authors read, and one for the editors alone. */
export const seedReviewForm = async (
  db: Db,
  journal: string,
  questions: Question[] = [
    asked(newId(), 'text', { required: true, shared_with: ['author'] }),
    asked(newId(), 'text', { required: true }),
  ],
): Promise<Question[]> => {
  const [id, at] = [newId(), new Date()];
  const titles = { title_en: 'Report', title_ms: 'Laporan' };
  await db
    .insertInto('forms.form')
    .values({
      id,
      journal_id: journal,
      code: 'report',
      purpose: 'review',
      ...titles,
      draft: JSON.stringify(questions),
      published: 1,
      changed: false,
      for_reviews: true,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('forms.form_version')
    .values({ form_id: id, number: 1, questions: JSON.stringify(questions), published_at: at })
    .execute();
  return questions;
};
