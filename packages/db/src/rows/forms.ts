import type { FormAnswers } from '@naskhah/kernel/forms/answers';
import type { FormPurpose, Question } from '@naskhah/kernel/forms/definition';
import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export type FormRow = {
  id: string;
  journal_id: string | null;
  code: string;
  purpose: FormPurpose;
  title_en: string;
  title_ms: string;
  draft: Json<Question[]>;
  published: number | null;
  changed: Generated<boolean>;
  for_reviews: Generated<boolean>;
  retired: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
};

export type FormVersionRow = {
  form_id: string;
  number: number;
  questions: Json<Question[]>;
  published_at: Date;
};

export type FormAnswerRow = {
  subject_id: string;
  form_id: string;
  number: number;
  answers: Json<FormAnswers>;
  handed_in_at: Date | null;
  saved_at: Date;
};

export type FormsTables = {
  'forms.form': FormRow;
  'forms.form_version': FormVersionRow;
  'forms.answer': FormAnswerRow;
};
