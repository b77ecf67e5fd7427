import { communityThemes } from './health-of-communities.ts';
import { householdThemes } from './health-of-households.ts';
import type { Field } from './theme.ts';

export const publicHealth: Field = {
  cited: [
    'Borneo Journal of Public Health',
    'Malaysian Archives of Community Medicine',
    'Tropical Vector Reports',
    'Jurnal Kesihatan Komuniti Nusantara',
    'Asian Nursing Quarterly',
  ],
  reports: [
    { en: 'District health report', ms: 'Laporan kesihatan daerah' },
    { en: 'Survey of health and morbidity: methods', ms: 'Tinjauan kesihatan dan morbiditi: kaedah' },
  ],
  measure: { en: 'Respondents', ms: 'Responden' },
  themes: [...householdThemes, ...communityThemes],
};
