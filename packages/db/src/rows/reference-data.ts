import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type CodeRow = {
  list: string;
  value: string;
  label_en: string;
  label_ms: string;
  parent: string | null;
  sort: Generated<number>;
  active: Generated<boolean>;
  attributes: JsonWithDefault<Record<string, string | boolean>>;
  version: Generated<number>;
};

export type OrganisationRow = {
  id: string;
  ror: string | null;
  name: string;
  country: string | null;
  city: string | null;
  active: Generated<boolean>;
  search: string;
};

export type ReferenceDataTables = {
  'reference_data.organisation': OrganisationRow;
  'reference_data.code': CodeRow;
};
