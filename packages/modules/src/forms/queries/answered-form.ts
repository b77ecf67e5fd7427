import type { FormAnswers } from '@naskhah/kernel/forms/answers';
import type { Question } from '@naskhah/kernel/forms/definition';
import { type RawBuilder, sql } from 'kysely';

/** A form as somebody was asked it, with what they answered. */
export type AnsweredForm = { title_en: string; title_ms: string; questions: Question[]; answers: FormAnswers };

/**
 * The form that a subject was asked, in its version, as JSON of `AnsweredForm`; null where it was asked none. `subject` is a column
 * of the query around, whose names must not be `given`, `form` and `asked`.
 */
export const answeredForm = (subject: RawBuilder<unknown>) => sql<AnsweredForm | null>`(
  select json_build_object('title_en', form.title_en, 'title_ms', form.title_ms, 'questions', asked.questions,
    'answers', given.answers)
  from forms.answer given join forms.form form on form.id = given.form_id
    join forms.form_version asked on asked.form_id = given.form_id and asked.number = given.number
  where given.subject_id = ${subject} limit 1)`;
