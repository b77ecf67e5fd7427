import type { NewOrganisation } from '@naskhah/modules/reference-data';

type Name = { value: string; types: string[] };

/** The parts that are read of a record of the Research Organization Registry, schema version 2 (ror.readme.io/docs/data-structure). */
export type RorRecord = {
  id?: unknown;
  status?: unknown;
  names?: unknown;
  locations?: unknown;
};

const isName = (one: unknown): one is Name =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Name).value === 'string' &&
  Array.isArray((one as Name).types);

const placeOf = (locations: unknown): { country: string | null; city: string | null } => {
  const details = Array.isArray(locations)
    ? (locations[0] as { geonames_details?: { country_code?: string; name?: string } } | undefined)?.geonames_details
    : undefined;
  return { country: details?.country_code ?? null, city: details?.name ?? null };
};

/** One record as this portal keeps it; nothing when it is no record of the second version. */
export const organisationOf = ({ id, status, names, locations }: RorRecord): NewOrganisation | undefined => {
  if (typeof id !== 'string' || !/^https:\/\/ror\.org\/0[a-z0-9]{8}$/.test(id) || !Array.isArray(names))
    return undefined;
  const all = names.filter(isName);
  const shown = all.find(({ types }) => types.includes('ror_display')) ?? all[0];
  if (!shown) return undefined;
  return {
    ror: id,
    name: shown.value,
    otherNames: all.filter((one) => one !== shown).map(({ value }) => value),
    ...placeOf(locations),
    active: status === 'active',
  };
};
