import type { Step } from './step.ts';

/** Who wrote an article, and who may work on it: docs/decisions/authors-and-editors.md. */
export const authors: Step = {
  name: '0004-authors',
  change: `
create view submissions.author_account as
  select c.submission_id, c.person_id from submissions.contributor c where c.person_id is not null and c.declined_at is null
  union select s.id, s.submitter_id from submissions.submission s where s.submitter_id is not null
  union select p.submission_id, p.person_id from submissions.participant p where p.role = 'author';
create view submissions.active_participant as
  select p.* from submissions.participant p where p.role = 'author' or not exists (select from submissions.author_account a
    where a.submission_id = p.submission_id and a.person_id = p.person_id);
`,
};

/** Bylines that name a proved address of an account belong to it. */
export const authorsLinked: Step = {
  name: '0005-authors-linked',
  batches: `update submissions.contributor c set person_id = e.person_id from identity.email e
    where e.address = lower(c.email) and e.confirmed_at is not null and c.id in (
      select o.id from submissions.contributor o join submissions.submission s on s.id = o.submission_id
        join identity.email f on f.address = lower(o.email)
      where s.status <> 'draft' and f.confirmed_at is not null and o.person_id is distinct from f.person_id limit 500)`,
};

/** The lists of those authors hold their articles no longer. */
export const authorsListed: Step = {
  name: '0006-authors-listed',
  batches: `insert into desk_article.part (person_id, submission_id, journal_id, author, production, yours, state, turn, due, time_zone)
    select a.person_id, s.submission_id, s.journal_id, true, false, false, s.state, s.turn, s.due, s.time_zone
    from submissions.author_account a join desk_article.article_state s using (submission_id)
    where not exists (select from desk_article.part p
      where p.submission_id = a.submission_id and p.person_id = a.person_id and p.author) limit 500
    on conflict (person_id, submission_id) do update set author = true, production = false, yours = false`,
};
