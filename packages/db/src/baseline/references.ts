export const schema = `
create schema "references";
create table "references".reference (
  id uuid primary key,
  submission_id uuid not null,
  position int not null,
  raw text not null,
  structured jsonb,
  doi text,
  unique (submission_id, position)
);
`;
