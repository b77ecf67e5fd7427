import type { Trx } from '@naskhah/db/tables';
import { newId } from '@naskhah/kernel/ids';
import { searched } from '@naskhah/kernel/searched';
import { sql } from 'kysely';
import shipped from '../lists/organisations.json' with { type: 'json' };
import type { NewOrganisation } from '../ports.ts';

const searchOf = ({ name, otherNames }: Pick<NewOrganisation, 'name' | 'otherNames'>): string =>
  [name, ...otherNames].map(searched).join(' ');

/**
 * Keeps organisations of the registry: new ones, changed ones, and those that were known by name alone and country get
 * their ids. Answers how many rows were written.
 */
export const keepOrganisations = async (trx: Trx, organisations: readonly NewOrganisation[]): Promise<number> => {
  const rows = organisations.map((one) => ({
    id: newId(),
    ror: one.ror,
    name: one.name,
    country: one.country,
    city: one.city,
    active: one.active,
    search: searchOf(one),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as g(id uuid, ror text, name text, country text, city text, active boolean, search text)`;
  await sql`update reference_data.organisation o set ror = g.ror from ${given}
    where o.ror is null and lower(o.name) = lower(g.name) and coalesce(o.country, '') = coalesce(g.country, '')
      and not exists (select from reference_data.organisation k where k.ror = g.ror)`.execute(trx);
  const { numAffectedRows } = await sql`insert into reference_data.organisation
      (id, ror, name, country, city, active, search)
    select id, ror, name, country, city, active, search from ${given}
    on conflict (ror) do update set name = excluded.name, country = excluded.country, city = excluded.city,
      active = excluded.active, search = excluded.search
    where (organisation.name, organisation.country, organisation.city, organisation.active, organisation.search)
      is distinct from (excluded.name, excluded.country, excluded.city, excluded.active, excluded.search)`.execute(trx);
  return Number(numAffectedRows ?? 0);
};

/** The names to begin with, on the first start. */
export const loadShippedOrganisations = async (trx: Trx): Promise<void> => {
  const anything = await trx.selectFrom('reference_data.organisation').select('id').limit(1).executeTakeFirst();
  if (anything) return;
  await trx
    .insertInto('reference_data.organisation')
    .values(
      shipped.map(([name = '', country = null]) => ({
        id: newId(),
        ror: null,
        name,
        country,
        city: null,
        search: searched(name),
      })),
    )
    .execute();
};
