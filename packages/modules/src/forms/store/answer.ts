import type { Trx } from '@naskhah/db/tables';
import type { FormAnswers } from '@naskhah/kernel/forms/answers';
import type { Question } from '@naskhah/kernel/forms/definition';
import { sql } from 'kysely';

/** Asks a new reviewer the form that the journal has for reviews, in the version that is given out now; nothing where it has none. */
export const askReviewForm = async (trx: Trx, subject: string, journal: string, now: Date): Promise<void> => {
  await sql`insert into forms.answer (subject_id, form_id, number, answers, saved_at)
    select ${subject}, f.id, f.published, '{}', ${now} from forms.form f
    where f.journal_id = ${journal} and f.for_reviews and f.published is not null
    on conflict do nothing`.execute(trx);
};

/** Asks the portal's checklist of a subject, in the version that is given out now; what it is asked already stays. */
export const askChecklist = async (trx: Trx, subject: string, now: Date): Promise<void> => {
  await sql`insert into forms.answer (subject_id, form_id, number, answers, saved_at)
    select ${subject}, f.id, f.published, '{}', ${now} from forms.form f
    where f.journal_id is null and f.purpose = 'checking' and f.published is not null
    on conflict do nothing`.execute(trx);
};

/** What a subject was asked and has answered, locked; undefined where it was asked nothing. */
export const lockAnswer = async (
  trx: Trx,
  subject: string,
): Promise<{ questions: Question[]; answers: FormAnswers } | undefined> => {
  const { rows } = await sql<{ questions: Question[]; answers: FormAnswers }>`
    select v.questions, a.answers from forms.answer a
      join forms.form_version v on v.form_id = a.form_id and v.number = a.number
    where a.subject_id = ${subject} for update of a`.execute(trx);
  return rows[0];
};

export const saveAnswers = async (
  trx: Trx,
  subject: string,
  answers: FormAnswers,
  { now, handing }: { now: Date; handing: boolean },
): Promise<void> => {
  await sql`update forms.answer set answers = ${JSON.stringify(answers)}::jsonb, saved_at = ${now},
      handed_in_at = ${handing ? now : null} where subject_id = ${subject}`.execute(trx);
};

/** Of two subjects that become one, the one that stays keeps its answers, or takes over the other's where it has none. */
export const mergeAnswers = async (trx: Trx, kept: string, other: string): Promise<void> => {
  await sql`delete from forms.answer k where k.subject_id = ${kept} and k.answers = '{}'
    and exists (select from forms.answer o where o.subject_id = ${other} and o.answers <> '{}')`.execute(trx);
  await sql`update forms.answer set subject_id = ${kept} where subject_id = ${other}
    and not exists (select from forms.answer k where k.subject_id = ${kept})`.execute(trx);
  await sql`delete from forms.answer where subject_id = ${other}`.execute(trx);
};
