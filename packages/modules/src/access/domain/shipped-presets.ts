import {
  type JournalPermission,
  journalPermissionBits,
  journalPermissions,
  unite,
} from '@naskhah/kernel/journal-permission';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';

type Preset = {
  code: string;
  label_en: string;
  label_ms: string;
  functions: number;
  permissions: number;
  stages: Partial<Record<Stage, StageLevel>>;
};

const bits = (...names: JournalPermission[]): number =>
  names.reduce((mask, name) => unite(mask, journalPermissionBits[name]), 0);

const everywhere = (level: StageLevel): Record<Stage, StageLevel> => ({
  submission: level,
  review: level,
  copyediting: level,
  production: level,
  publication: level,
});

/** The journal access level presets that every new journal gets a copy of (decisions 2). */
export const shippedPresets: Preset[] = [
  {
    code: 'journal-manager',
    label_en: 'Journal Manager',
    label_ms: 'Pengurus Jurnal',
    functions: 3,
    permissions: bits(...journalPermissions),
    stages: everywhere('decide'),
  },
  {
    code: 'editor-in-chief',
    label_en: 'Editor-in-Chief',
    label_ms: 'Ketua Editor',
    functions: 67,
    permissions: bits('masthead', 'article_list', 'volume', 'team_management'),
    stages: everywhere('decide'),
  },
  {
    code: 'managing-editor',
    label_en: 'Managing Editor',
    label_ms: 'Editor Pengurusan',
    functions: 67,
    permissions: bits('masthead', 'submission', 'article_list', 'volume'),
    stages: everywhere('decide'),
  },
  {
    code: 'section-editor',
    label_en: 'Section Editor',
    label_ms: 'Editor Bahagian',
    functions: 64,
    permissions: 0,
    stages: {
      submission: 'decide',
      review: 'decide',
      copyediting: 'contribute',
      production: 'view',
      publication: 'view',
    },
  },
  {
    code: 'guest-editor',
    label_en: 'Guest Editor',
    label_ms: 'Editor Jemputan',
    functions: 64,
    permissions: 0,
    stages: { submission: 'view', review: 'recommend', copyediting: 'view', production: 'view', publication: 'view' },
  },
  {
    code: 'copyeditor',
    label_en: 'Copyeditor',
    label_ms: 'Editor Salinan',
    functions: 0,
    permissions: 0,
    stages: { copyediting: 'contribute', production: 'view' },
  },
  {
    code: 'layout-editor',
    label_en: 'Layout Editor',
    label_ms: 'Editor Reka Letak',
    functions: 0,
    permissions: 0,
    stages: { production: 'contribute', publication: 'contribute' },
  },
  {
    code: 'proofreader',
    label_en: 'Proofreader',
    label_ms: 'Pembaca Pruf',
    functions: 0,
    permissions: 0,
    stages: { production: 'contribute' },
  },
  {
    code: 'reviewer',
    label_en: 'Reviewer',
    label_ms: 'Pewasit',
    functions: 0,
    permissions: 0,
    stages: { review: 'contribute' },
  },
  {
    code: 'author',
    label_en: 'Author',
    label_ms: 'Pengarang',
    functions: 4,
    permissions: 0,
    stages: { submission: 'contribute' },
  },
  {
    code: 'editorial-board-member',
    label_en: 'Editorial Board Member',
    label_ms: 'Ahli Sidang Editor',
    functions: 0,
    permissions: 0,
    stages: {},
  },
  { code: 'reader', label_en: 'Reader', label_ms: 'Pembaca', functions: 0, permissions: 0, stages: {} },
];
