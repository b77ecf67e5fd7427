export const up = `
-- Which language is spoken to somebody who wants this one: itself where the portal offers it, else the portal's first. The one
-- place that decides it, for sessions, visitors and mails alike. What is stored keeps its language.
create function access.spoken_language(wanted text) returns text language sql stable as $$
  select coalesce(
    (select case
        when coalesce(settings -> 'languages', '["en", "ms"]') ? wanted then wanted
        else settings -> 'languages' ->> 0
      end from access.portal_setting),
    'en')
$$;

-- A limit as an Administrator has set it, else as shipped: for statements that need it where they write.
create function access.portal_limit(name text, shipped int) returns int language sql stable as $$
  select coalesce((select (settings -> 'limits' ->> name)::int from access.portal_setting), shipped)
$$;

-- A picture for light ground and one for dark ground.
alter table access.portal_logo add column ground text not null default 'light' check (ground in ('light', 'dark'));
alter table access.portal_logo drop column only_one;
alter table access.portal_logo add primary key (ground);
`;
