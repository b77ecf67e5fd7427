export const schema = `
create schema "references";
create table "references".reference (
  submission_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  position int not null,
  raw text not null,
  structured jsonb,
  doi text,
  primary key (submission_id, id),
  unique (submission_id, position)
);
`;
