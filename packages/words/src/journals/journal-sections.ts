import type { JournalPermission } from '@naskhah/kernel/journal-permission';
import type { Text } from '../text.ts';

/** The sections of a journal's settings, in the specification's words. */
export const journalSections: Record<JournalPermission, Text> = {
  masthead: { en: 'Journal Information', ms: 'Maklumat Jurnal' },
  submission: { en: 'Submission Settings', ms: 'Tetapan Penghantaran' },
  workflow_management: { en: 'Workflow Management', ms: 'Pengurusan Aliran Kerja' },
  team_management: { en: 'Team', ms: 'Pasukan' },
  form_builder: { en: 'Review Form', ms: 'Borang Pewasitan' },
  email_template: { en: 'Email Template', ms: 'Templat E-mel' },
  article_list: { en: 'Article List', ms: 'Senarai Artikel' },
  volume: { en: 'Create issues', ms: 'Cipta keluaran' },
  license: { en: 'Licenses', ms: 'Lesen' },
  site_settings: { en: 'Website Settings', ms: 'Tetapan Laman Web' },
  doi_management: { en: 'DOI management', ms: 'Pengurusan DOI' },
};
