/** The eight journals of the demo world, told as data. People are named by their keys. */
import type { FieldName } from './texts/fields.ts';
import type { Words } from './texts/theme.ts';

export type JournalSeed = {
  key: string;
  name: Words;
  abbreviation: string;
  numbers: { issn: string | null; eissn: string };
  publisher: string;
  scope: Words;
  tagline: Words;
  disciplines: string[];
  field: FieldName;
  license: string;
  colour: string;
  template: 'column' | 'band';
  firstYear: number;
  frequency: string;
  /** What the secretariat said, and why. */
  verdict: 'verified' | 'returned' | 'none';
  reason: Words;
  manager: string;
  contact: string;
};

const by = 'https://creativecommons.org/licenses/by/4.0/';
const byNc = 'https://creativecommons.org/licenses/by-nc/4.0/';
const noReason = { en: '', ms: '' };

export const journalSeeds: readonly JournalSeed[] = [
  {
    key: 'jek',
    name: { en: 'Journal of Equatorial Ecology', ms: 'Jurnal Ekologi Khatulistiwa' },
    abbreviation: 'JEK',
    numbers: { issn: '9900-1012', eissn: '9900-1020' },
    publisher: 'Persatuan Ekologi Malaysia',
    scope: {
      en: 'Ecology of forests, waters and farmland near the equator: field studies, reviews and data papers in Malay and English. Double-anonymous review.',
      ms: 'Ekologi hutan, perairan dan tanah pertanian di kawasan khatulistiwa: kajian lapangan, ulasan dan makalah data dalam bahasa Melayu dan bahasa Inggeris. Pewasitan dwirahsia.',
    },
    tagline: { en: 'The living lands near the equator', ms: 'Alam hidup di khatulistiwa' },
    disciplines: ['1.6', '1.5'],
    field: 'ecology',
    license: by,
    colour: '#2E5E3E',
    template: 'column',
    firstYear: 2015,
    frequency: 'quarterly',
    verdict: 'verified',
    reason: noReason,
    manager: 'manager',
    contact: 'Rashidah Ahmad',
  },
  {
    key: 'bjph',
    name: { en: 'Borneo Journal of Public Health', ms: 'Jurnal Kesihatan Awam Borneo' },
    abbreviation: 'BJPH',
    numbers: { issn: null, eissn: '9900-1039' },
    publisher: 'Penerbit Universiti Malaysia Sabah',
    scope: {
      en: 'Research on health in Borneo and its neighbours, in English and Malay. Double-anonymous review.',
      ms: 'Penyelidikan kesihatan di Borneo dan kawasan sekitarnya, dalam bahasa Inggeris dan bahasa Melayu. Pewasitan dwirahsia.',
    },
    tagline: { en: 'Health on the island and around it', ms: 'Kesihatan di pulau dan sekitarnya' },
    disciplines: ['3.3'],
    field: 'publicHealth',
    license: by,
    colour: '#7A2E3A',
    template: 'band',
    firstYear: 2019,
    frequency: 'twice-a-year',
    verdict: 'verified',
    reason: noReason,
    manager: 'manager',
    contact: 'Dayang Suhaila Awang Bujang',
  },
  {
    key: 'jbpn',
    name: { en: 'Journal of Language and Letters of the Archipelago', ms: 'Jurnal Bahasa dan Persuratan Nusantara' },
    abbreviation: 'JBPN',
    numbers: { issn: '9900-1047', eissn: '9900-1055' },
    publisher: 'Penerbit Universiti Kebangsaan Malaysia',
    scope: {
      en: 'Languages, literatures and translation of the Malay world.',
      ms: 'Bahasa, kesusasteraan dan terjemahan di alam Melayu.',
    },
    tagline: { en: 'Languages of the archipelago', ms: 'Bahasa senusantara' },
    disciplines: ['6.2'],
    field: 'linguistics',
    license: by,
    colour: '#4A3C74',
    template: 'column',
    firstYear: 2011,
    frequency: 'twice-a-year',
    verdict: 'verified',
    reason: noReason,
    manager: 'zaharah.mat.nor',
    contact: 'Zaharah Mat Nor',
  },
  {
    key: 'mrif',
    name: { en: 'Malaysian Review of Islamic Finance', ms: 'Ulasan Kewangan Islam Malaysia' },
    abbreviation: 'MRIF',
    numbers: { issn: null, eissn: '9900-1063' },
    publisher: 'Universiti Sains Islam Malaysia',
    scope: {
      en: 'Zakat, waqf, takaful and markets, studied with evidence.',
      ms: 'Zakat, wakaf, takaful dan pasaran, dikaji berdasarkan bukti.',
    },
    tagline: { en: 'Evidence on Islamic finance', ms: 'Bukti tentang kewangan Islam' },
    disciplines: ['5.2'],
    field: 'finance',
    license: byNc,
    colour: '#1F4E79',
    template: 'band',
    firstYear: 2020,
    frequency: 'twice-a-year',
    verdict: 'verified',
    reason: noReason,
    manager: 'hasanah.abd.wahab',
    contact: 'Hasanah Abd Wahab',
  },
  {
    key: 'jte',
    name: { en: 'Journal of Tropical Engineering', ms: 'Jurnal Kejuruteraan Tropika' },
    abbreviation: 'JTE',
    numbers: { issn: null, eissn: '9900-1071' },
    publisher: 'Universiti Teknologi Malaysia',
    scope: {
      en: 'Structures, water, materials and energy under a hot and humid sky.',
      ms: 'Struktur, air, bahan dan tenaga dalam iklim panas dan lembap.',
    },
    tagline: { en: 'Built for heat and rain', ms: 'Dibina untuk haba dan hujan' },
    disciplines: ['2.5', '2.1'],
    field: 'engineering',
    license: by,
    colour: '#8A4B12',
    template: 'column',
    firstYear: 2018,
    frequency: 'twice-a-year',
    verdict: 'verified',
    reason: noReason,
    manager: 'azlan.shah.mohamed',
    contact: 'Azlan Shah Mohamed',
  },
  {
    key: 'jprm',
    name: { en: 'Malaysian Journal of Primary Education', ms: 'Jurnal Pendidikan Rendah Malaysia' },
    abbreviation: 'JPRM',
    numbers: { issn: null, eissn: '9900-108X' },
    publisher: 'Universiti Pendidikan Sultan Idris',
    scope: {
      en: 'Teaching and learning in primary schools, small and remote ones above all.',
      ms: 'Pengajaran dan pembelajaran di sekolah rendah, khususnya sekolah kecil dan pedalaman.',
    },
    tagline: { en: 'From the classroom, for the classroom', ms: 'Dari bilik darjah, untuk bilik darjah' },
    disciplines: ['5.3'],
    field: 'education',
    license: by,
    colour: '#0F6B73',
    template: 'band',
    firstYear: 2017,
    frequency: 'twice-a-year',
    verdict: 'verified',
    reason: noReason,
    manager: 'roslinda.bakar',
    contact: 'Roslinda Bakar',
  },
  {
    key: 'mjel',
    name: { en: 'Malaysian Journal of Environmental Law', ms: 'Jurnal Undang-undang Alam Sekitar Malaysia' },
    abbreviation: 'MJEL',
    numbers: { issn: null, eissn: '9900-1098' },
    publisher: 'Universiti Malaya',
    scope: { en: 'Law of land, forest, sea and air.', ms: 'Undang-undang tanah, hutan, laut dan udara.' },
    tagline: { en: 'Law of land and sea', ms: 'Undang-undang darat dan laut' },
    disciplines: ['5.5'],
    field: 'law',
    license: by,
    colour: '#3B4252',
    template: 'column',
    firstYear: 2026,
    frequency: 'annual',
    verdict: 'none',
    reason: noReason,
    manager: 'elizabeth.chin.mei.yan',
    contact: 'Elizabeth Chin Mei Yan',
  },
  {
    key: 'jkdt',
    name: { en: 'Journal of Computing and Open Data', ms: 'Jurnal Komputeran dan Data Terbuka' },
    abbreviation: 'JKDT',
    numbers: { issn: null, eissn: '9900-1101' },
    publisher: 'Universiti Teknikal Malaysia Melaka',
    scope: { en: 'Software, data sets and their reuse.', ms: 'Perisian, set data dan penggunaan semulanya.' },
    tagline: { en: 'Software and data to build on', ms: 'Perisian dan data untuk dibina semula' },
    disciplines: ['1.2'],
    field: 'computing',
    license: by,
    colour: '#2F4A0A',
    template: 'band',
    firstYear: 2026,
    frequency: 'twice-a-year',
    verdict: 'returned',
    reason: {
      en: 'Please add the names of three editors from outside the publishing university.',
      ms: 'Sila tambah nama tiga orang editor dari luar universiti penerbit.',
    },
    manager: 'hidayah.sulaiman',
    contact: 'Hidayah Sulaiman',
  },
];
