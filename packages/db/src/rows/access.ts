import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type PlatformRoleRow = {
  acl: number;
  label_en: string;
  label_ms: string;
  flags: number;
  menu: string[];
  version: Generated<number>;
};

export type PresetRow = {
  id: string;
  journal_id: string | null;
  code: string;
  label_en: string;
  label_ms: string;
  function_flags: Generated<number>;
  permissions: Generated<number>;
  stages: JsonWithDefault<Record<string, string>>;
  sort: Generated<number>;
  version: Generated<number>;
};

export type AssignedPresetRow = {
  id: string;
  journal_id: string;
  person_id: string;
  preset_id: string;
  assigned_at: Date;
  assigned_by: string | null;
  version: Generated<number>;
};

export type PortalSettingRow = {
  only_one: Generated<boolean>;
  settings: JsonWithDefault<Record<string, unknown>>;
  version: Generated<number>;
};

/** `digest`: the first 16 hex digits of the SHA-256 of the content. */
export type PortalLogoRow = {
  ground: Generated<'light' | 'dark'>;
  mime: string;
  content: Buffer;
  digest: string;
};

export type AccessTables = {
  'access.portal_logo': PortalLogoRow;
  'access.portal_setting': PortalSettingRow;
  'access.platform_role': PlatformRoleRow;
  'access.preset': PresetRow;
  'access.assigned_preset': AssignedPresetRow;
};
