import type { Generated } from 'kysely';

export type CodeRow = {
  list: string;
  value: string;
  label_en: string;
  label_ms: string;
  parent: string | null;
  sort: Generated<number>;
  active: Generated<boolean>;
};

export type ReferenceDataTables = {
  'reference_data.code': CodeRow;
};
