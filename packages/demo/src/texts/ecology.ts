import { forestThemes } from './ecology-of-forests.ts';
import { waterAndFarmThemes } from './ecology-of-waters-and-farms.ts';
import type { Field } from './theme.ts';

export const ecology: Field = {
  cited: [
    'Jurnal Ekologi Khatulistiwa',
    'Borneo Forest Letters',
    'Peat and Wetland Studies',
    'Asian Journal of Field Zoology',
    'Catatan Botani Malaysia',
  ],
  reports: [
    { en: 'Forest inventory of the permanent reserve', ms: 'Inventori hutan simpan kekal' },
    { en: 'State of the coastal environment', ms: 'Keadaan alam sekitar pesisir' },
  ],
  measure: { en: 'Plots', ms: 'Plot' },
  themes: [...forestThemes, ...waterAndFarmThemes],
};
