import type { FileTrace } from '@naskhah/kernel/file-trace';
import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type ContentRow = {
  sha256: Buffer;
  size: number;
  mime: string;
  created_at: Date;
};

export type AttachmentRow = {
  id: string;
  sha256: Buffer;
  ref_type: string;
  ref_id: string;
  use: string;
  filename: string;
  label: Generated<string>;
  language: string | null;
  position: Generated<number>;
  round_id: string | null;
  uploaded_by: string | null;
  created_at: Date;
  removed_at: Date | null;
  version: Generated<number>;
  for_review: boolean | null;
};

export type CleanCopyRow = {
  sha256: Buffer;
  copy_sha256: Buffer | null;
  traces: JsonWithDefault<FileTrace[]>;
  text: Generated<string>;
  rules: number;
  made_at: Date;
};

export type UploadRow = {
  id: string;
  person_id: string;
  ref_id: string;
  use: string;
  filename: string;
  label: string;
  language: string | null;
  size: number;
  held_by: string | null;
  held_until: Date | null;
  release_asked: Generated<boolean>;
  refusal: string | null;
  created_at: Date;
  touched_at: Date;
};

export type UploadCountRow = {
  key: string;
  since: Date;
  count: number;
};

export type MediaTables = {
  'media.content': ContentRow;
  'media.attachment': AttachmentRow;
  'media.clean_copy': CleanCopyRow;
  'media.upload': UploadRow;
  'media.upload_count': UploadCountRow;
};
