import type { Generated } from 'kysely';

export type SavedViewRow = {
  id: string;
  person_id: string;
  list: 'workspace' | 'journals';
  name: string;
  search: string;
  opens: Generated<boolean>;
  created_at: Date;
  version: Generated<number>;
};

export type DeskWorkspaceTables = {
  'desk_workspace.saved_view': SavedViewRow;
};
