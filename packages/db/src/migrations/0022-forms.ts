import type { Step } from './step.ts';

/** Forms of a journal, the versions of them that were given out, and what was answered on which version. */
export const forms: Step = {
  name: '0022-forms',
  change: `
create schema forms;
create table forms.form (
  id uuid primary key,
  journal_id uuid not null,
  code text not null,
  purpose text not null check (purpose in ('review', 'submission', 'task', 'checking', 'response')),
  title_en text not null,
  title_ms text not null,
  draft jsonb not null,
  -- The version that is given out; null: none yet.
  published int,
  -- Whether the draft asks otherwise than that version.
  changed boolean not null default true,
  for_reviews boolean not null default false,
  retired boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (journal_id, code)
);
create unique index form_for_reviews on forms.form (journal_id) where for_reviews;
create table forms.form_version (
  form_id uuid not null references forms.form,
  number int not null,
  questions jsonb not null,
  published_at timestamptz not null,
  primary key (form_id, number)
);
-- One answer of a subject (a review, a task, a submission) to a form.
create table forms.answer (
  subject_id uuid not null,
  form_id uuid not null,
  number int not null,
  answers jsonb not null,
  handed_in_at timestamptz,
  saved_at timestamptz not null,
  primary key (subject_id, form_id),
  foreign key (form_id, number) references forms.form_version
);
create index answers_of_form on forms.answer (form_id, number);
-- What somebody has answered stays what they were asked.
create function forms.version_stays() returns trigger language plpgsql as $$ begin
  raise exception 'a version of a form is not changed' using errcode = 'check_violation', constraint = 'form_version_stays';
end $$;
create trigger version_stays before update or delete on forms.form_version for each row execute function forms.version_stays();
`,
};
