/** Closed vocabularies as the public sites say them. A value that is not listed is not shown. */
import { words } from '../text.ts';

export const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' '),
};

export const shortMonths = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ms: 'Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis'.split(' '),
};

/** The roles of CRediT (ANSI/NISO Z39.104-2022). */
export const creditRoles = words({
  conceptualization: { en: 'Conceptualization', ms: 'Pengkonsepan' },
  'data-curation': { en: 'Data curation', ms: 'Kurasi data' },
  'formal-analysis': { en: 'Formal analysis', ms: 'Analisis formal' },
  'funding-acquisition': { en: 'Funding acquisition', ms: 'Pemerolehan dana' },
  investigation: { en: 'Investigation', ms: 'Penyiasatan' },
  methodology: { en: 'Methodology', ms: 'Metodologi' },
  'project-administration': { en: 'Project administration', ms: 'Pentadbiran projek' },
  resources: { en: 'Resources', ms: 'Sumber' },
  software: { en: 'Software', ms: 'Perisian' },
  supervision: { en: 'Supervision', ms: 'Penyeliaan' },
  validation: { en: 'Validation', ms: 'Pengesahan' },
  visualization: { en: 'Visualization', ms: 'Visualisasi' },
  'writing-original-draft': { en: 'Writing – original draft', ms: 'Penulisan – draf asal' },
  'writing-review-editing': { en: 'Writing – review & editing', ms: 'Penulisan – semakan & penyuntingan' },
});

export const articleTypes = words({
  'research-article': { en: 'Research article', ms: 'Artikel penyelidikan' },
  'review-article': { en: 'Review article', ms: 'Artikel ulasan' },
  'systematic-review': { en: 'Systematic review', ms: 'Sorotan sistematik' },
  'case-report': { en: 'Case report', ms: 'Laporan kes' },
  'brief-report': { en: 'Short report', ms: 'Laporan ringkas' },
  'rapid-communication': { en: 'Rapid communication', ms: 'Komunikasi segera' },
  'article-commentary': { en: 'Commentary', ms: 'Komentar' },
  'book-review': { en: 'Book review', ms: 'Ulasan buku' },
  'data-paper': { en: 'Data paper', ms: 'Makalah data' },
  'proceedings-paper': { en: 'Proceedings paper', ms: 'Makalah prosiding' },
  editorial: { en: 'Editorial', ms: 'Editorial' },
  letter: { en: 'Letter', ms: 'Surat' },
  reply: { en: 'Reply', ms: 'Balasan' },
  correction: { en: 'Correction', ms: 'Pembetulan' },
  erratum: { en: 'Erratum', ms: 'Ralat' },
  retraction: { en: 'Retraction', ms: 'Penarikan balik' },
  news: { en: 'News', ms: 'Berita' },
  obituary: { en: 'Obituary', ms: 'Obituari' },
  addendum: { en: 'Addendum', ms: 'Adendum' },
});

export const frequencies = words({
  weekly: { en: 'weekly', ms: 'mingguan' },
  monthly: { en: 'monthly', ms: 'bulanan' },
  bimonthly: { en: 'six times a year', ms: 'enam kali setahun' },
  quarterly: { en: 'four times a year', ms: 'empat kali setahun' },
  'three-times-a-year': { en: 'three times a year', ms: 'tiga kali setahun' },
  'twice-a-year': { en: 'twice a year', ms: 'dua kali setahun' },
  biannual: { en: 'twice a year', ms: 'dua kali setahun' },
  annual: { en: 'once a year', ms: 'sekali setahun' },
  continuous: { en: 'continuous', ms: 'berterusan' },
});

/** ANSI/NISO Z39.106-2023: who knows whom. */
export const identities = words({
  'all-identities-visible': { en: 'Open review', ms: 'Pewasitan terbuka' },
  'single-anonymized': { en: 'Single-anonymous review', ms: 'Pewasitan tanpa nama sehala' },
  'double-anonymized': { en: 'Double-anonymous review', ms: 'Pewasitan tanpa nama dua hala' },
  'triple-anonymized': { en: 'Triple-anonymous review', ms: 'Pewasitan tanpa nama tiga hala' },
  open: { en: 'Open review', ms: 'Pewasitan terbuka' },
  anonymous: { en: 'Single-anonymous review', ms: 'Pewasitan tanpa nama sehala' },
  'double-anonymous': { en: 'Double-anonymous review', ms: 'Pewasitan tanpa nama dua hala' },
});

export const accessTypes = words({
  open: { en: 'Open access', ms: 'Akses terbuka' },
  'open-access': { en: 'Open access', ms: 'Akses terbuka' },
  diamond: { en: 'Open access, no fees', ms: 'Akses terbuka, tanpa caj' },
  gold: { en: 'Open access', ms: 'Akses terbuka' },
});
