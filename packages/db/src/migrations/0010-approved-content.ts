import type { Step } from './step.ts';

/**
 * What was asked for, approved or public once does not change behind the back of those who approved it, whatever the code does:
 * an issue is opened first, which voids its approvals, and what readers were shown changes only with a new version.
 */
export const approvedContent: Step = {
  name: '0010-approved-content',
  change: `
create function publishing.refuse_change(what text) returns void language plpgsql as $$ begin
  raise exception '% is not changed behind who approved it', what using errcode = 'check_violation', constraint = what;
end $$;

-- An issue of this id that is asked for or approved keeps what it shows.
create function publishing.keep_approved(issue uuid) returns void language plpgsql as $$ begin
  if exists (select from publishing.issue i where i.id = issue and i.state in ('requested', 'approved')) then
    perform publishing.refuse_change('approved_content');
  end if;
end $$;

-- The same for an article that stands in one, and for one that was public.
create function publishing.keep_article(article uuid) returns void language plpgsql as $$
declare place record;
begin
  select p.issue_id, p.published_at into place from publishing.publication p where p.submission_id = article;
  if place.published_at is not null then perform publishing.refuse_change('public_content'); end if;
  if place.issue_id is not null then perform publishing.keep_approved(place.issue_id); end if;
end $$;

create function publishing.issue_kept() returns trigger language plpgsql as $$ begin
  if old.state in ('requested', 'approved') then perform publishing.refuse_change('approved_content'); end if;
  if old.state in ('public', 'unpublished') then perform publishing.refuse_change('public_content'); end if;
  return coalesce(new, old);
end $$;
create trigger issue_kept before update on publishing.issue for each row
  when ((old.volume_id, old.number, old.title, old.description, old.continuous) is distinct from
    (new.volume_id, new.number, new.title, new.description, new.continuous))
  execute function publishing.issue_kept();
create trigger issue_stays before delete on publishing.issue for each row execute function publishing.issue_kept();

create function publishing.publication_kept() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' then
    if old.published_at is not null and (tg_op = 'DELETE' or new.version_number = old.version_number) then
      perform publishing.refuse_change('public_content');
    end if;
    perform publishing.keep_approved(old.issue_id);
  end if;
  if tg_op <> 'DELETE' then perform publishing.keep_approved(new.issue_id); end if;
  return coalesce(new, old);
end $$;
create trigger publication_set before insert or delete on publishing.publication for each row
  execute function publishing.publication_kept();
create trigger publication_kept before update on publishing.publication for each row
  when ((old.issue_id, old.section_id, old.position, old.pages, old.license_url, old.copyright, old.dates, old.funding, old.related)
    is distinct from
    (new.issue_id, new.section_id, new.position, new.pages, new.license_url, new.copyright, new.dates, new.funding, new.related))
  execute function publishing.publication_kept();

create function publishing.part_kept() returns trigger language plpgsql as $$ begin
  perform publishing.keep_article(coalesce(new.submission_id, old.submission_id));
  return coalesce(new, old);
end $$;
create trigger galley_kept before insert or update of kind, label, language, position, attachment_id, html or delete
  on publishing.galley for each row execute function publishing.part_kept();
create trigger contributor_set before insert or delete on submissions.contributor for each row
  execute function publishing.part_kept();
create trigger contributor_kept before update on submissions.contributor for each row
  when ((old.position, old.type, old.name, old.given, old.family, old.corresponding, old.affiliations, old.credit)
    is distinct from (new.position, new.type, new.name, new.given, new.family, new.corresponding, new.affiliations, new.credit))
  execute function publishing.part_kept();

create function publishing.submission_kept() returns trigger language plpgsql as $$ begin
  perform publishing.keep_article(new.id);
  return new;
end $$;
create trigger submission_kept before update on submissions.submission for each row
  when ((old.title, old.abstract, old.keywords, old.declarations, old.language, old.article_type)
    is distinct from (new.title, new.abstract, new.keywords, new.declarations, new.language, new.article_type))
  execute function publishing.submission_kept();
`,
};
