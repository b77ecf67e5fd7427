import type { JsonWithDefault } from './json.ts';

export type LogRow = {
  id: string;
  journal_id: string | null;
  subject_type: string;
  subject_id: string;
  seq: number;
  event: string;
  actor_kind: 'person' | 'link' | 'system';
  actor_id: string | null;
  behind_id: string | null;
  at: Date;
  data: JsonWithDefault<Record<string, unknown>>;
  previous_hash: Buffer | null;
  hash: Buffer;
};

export type MadeFromRow = {
  id: string;
  digest: Buffer;
};

export type ActivityTables = {
  'activity.made_from': MadeFromRow;
  'activity.log': LogRow;
};
