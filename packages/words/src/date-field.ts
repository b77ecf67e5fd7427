import { words } from './text.ts';

export const dateField = words({
  pattern: { en: 'yyyy/mm/dd', ms: 'tttt/bb/hh' },
  cut: { en: 'Write year, month and day: yyyy/mm/dd.', ms: 'Tulis tahun, bulan dan hari: tttt/bb/hh.' },
  openCalendar: { en: 'Choose from a calendar', ms: 'Pilih daripada kalendar' },
});
