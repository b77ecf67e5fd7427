export const up = `
-- Further facts of a code that rules read (citable, address, group); the labels are for people only.
alter table reference_data.code add column attributes jsonb not null default '{}', add column version int not null default 1;
-- The seventh recommendation of the national list.
alter table workflow.review_assignment drop constraint review_assignment_recommendation_check;
alter table workflow.review_assignment add constraint review_assignment_recommendation_check check (recommendation in
  ('accept', 'minor-revision', 'major-revision', 'resubmit', 'resubmit-elsewhere', 'decline', 'see-comments'));
`;
