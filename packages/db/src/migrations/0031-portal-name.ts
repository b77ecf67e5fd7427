export const up = `
-- What the portal is called in this language, as an Administrator has set it, else as shipped.
create function access.portal_name(spoken text) returns text language sql stable as $$
  select coalesce((select nullif(trim(settings -> 'name' ->> spoken), '') from access.portal_setting), 'Naskhah')
$$;
`;
