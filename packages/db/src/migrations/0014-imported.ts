import type { Step } from './step.ts';

/**
 * What a file says apart from the abstract (graphical, plain-language and other further ones), and how it abbreviates its journal:
 * '' for not at all, null for a journal whose abbreviation people gave.
 */
export const imported: Step = {
  name: '0014-imported',
  change: `
alter table publishing.publication add column further_abstracts jsonb not null default '[]';
create or replace view publishing.public_article as
  select p.* from publishing.publication p
  join journals.journal j on j.id = p.journal_id
  left join publishing.issue i on i.id = p.issue_id
  where p.published_at is not null
    and j.state in ('verified', 'active', 'suspended', 'ceased', 'title_changed')
    and (p.issue_id is null or i.state = 'public' or (i.continuous and i.state <> 'unpublished'));
create trigger further_abstracts_kept before update of further_abstracts on publishing.publication for each row
  when (old.further_abstracts is distinct from new.further_abstracts)
  execute function publishing.publication_kept();
alter table journals.journal add column short_title text;
`,
};
