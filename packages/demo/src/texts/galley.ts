import { escapeHtml } from '@naskhah/kernel/html';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { Seeded } from '../seeded.ts';
import type { ArticleText } from './article-text.ts';
import type { Words } from './theme.ts';

type Language = 'en' | 'ms';

const headings = {
  introduction: { en: 'Introduction', ms: 'Pengenalan' },
  methods: { en: 'Methods', ms: 'Kaedah' },
  results: { en: 'Results', ms: 'Dapatan' },
  discussion: { en: 'Discussion', ms: 'Perbincangan' },
  thanks: { en: 'Acknowledgements', ms: 'Penghargaan' },
  table: { en: 'Table 1', ms: 'Jadual 1' },
  phase: { en: 'Phase', ms: 'Fasa' },
  pilot: { en: 'Pilot', ms: 'Rintis' },
  main: { en: 'Main phase', ms: 'Fasa utama' },
  followUp: { en: 'Follow-up', ms: 'Susulan' },
  total: { en: 'Total', ms: 'Jumlah' },
  caption: { en: 'by phase of the study', ms: 'mengikut fasa kajian' },
} satisfies Record<string, Words>;

const openings: readonly Words[] = [
  {
    en: 'Earlier work has asked the question elsewhere and with smaller samples, and its answers do not agree.',
    ms: 'Kajian terdahulu meneliti persoalan ini di tempat lain dengan sampel yang lebih kecil, dan dapatannya tidak seragam.',
  },
  {
    en: 'Two gaps remain: figures measured in the same way at more than one site, and a comparison that lasts longer than a season.',
    ms: 'Dua jurang masih wujud: data yang diukur dengan cara yang sama di lebih daripada satu tapak, dan perbandingan yang melebihi satu musim.',
  },
];
const analyses: readonly Words[] = [
  {
    en: 'Figures were compared with mixed models in which the site was a random effect. Those who measured did not know to which group a site belonged.',
    ms: 'Data dibandingkan menggunakan model campuran dengan tapak sebagai kesan rawak. Pengukur tidak mengetahui kumpulan setiap tapak.',
  },
  {
    en: 'Intervals are of 95 per cent. The plan of analysis was written down before the data were opened, and departures from it are named.',
    ms: 'Selang keyakinan ialah 95 peratus. Pelan analisis ditulis sebelum data dibuka, dan setiap perubahan dinyatakan.',
  },
];
const limits: readonly Words[] = [
  {
    en: 'The study has limits. Sites that could not be reached in the wet months are missing, and what was reported could be checked for a part only.',
    ms: 'Kajian ini mempunyai batasan. Tapak yang tidak dapat dihubungi pada musim hujan tidak disertakan, dan hanya sebahagian maklumat yang dilaporkan dapat disahkan.',
  },
  {
    en: 'What holds here need not hold where costs and habits differ, and we would welcome the same measures taken elsewhere.',
    ms: 'Dapatan di sini tidak semestinya benar di tempat yang berbeza kos dan amalannya, dan kami mengalu-alukan kajian dengan ukuran yang sama di tempat lain.',
  },
];
const thanks: Words = {
  en: 'We thank all who took part and the field assistants who made the work possible.',
  ms: 'Kami merakamkan penghargaan kepada semua peserta dan pembantu lapangan yang menjayakan kajian ini.',
};

const paragraph = (...sentences: string[]): string => `<p>${escapeHtml(withoutMarks(sentences.join(' ')))}</p>`;
const section = (id: string, heading: Words, language: Language, content: string): string =>
  `<section id="${id}"><h2>${heading[language]}</h2>${content}</section>`;

const table = (text: ArticleText, language: Language): string => {
  const { n } = text.figures;
  const pilot = Math.max(2, Math.round(n * 0.15));
  const followUp = Math.round(n * 0.3);
  const rows: [Words, number][] = [
    [headings.pilot, pilot],
    [headings.main, n - pilot - followUp],
    [headings.followUp, followUp],
    [headings.total, n],
  ];
  const measure = text.field.measure[language];
  const body = rows.map(([name, count]) => `<tr><th scope="row">${name[language]}</th><td>${count}</td></tr>`).join('');
  return (
    `<figure id="table-1"><figcaption><strong>${headings.table[language]}.</strong> ${measure} ${headings.caption[language]}</figcaption>` +
    `<table><thead><tr><th scope="col">${headings.phase[language]}</th><th scope="col">${measure}</th></tr></thead><tbody>${body}</tbody></table></figure>`
  );
};

/** The full text of an article as HTML, to stand below the title of its page. */
export const galleyHtml = (text: ArticleText, language: Language, seed: Seeded): string => {
  const { theme, say } = text;
  return [
    section(
      'introduction',
      headings.introduction,
      language,
      paragraph(say(theme.background, language), seed.pick(openings)[language]),
    ),
    section(
      'methods',
      headings.methods,
      language,
      paragraph(say(theme.method, language)) + paragraph(...analyses.map((one) => one[language])),
    ),
    section('results', headings.results, language, paragraph(say(theme.result, language)) + table(text, language)),
    section(
      'discussion',
      headings.discussion,
      language,
      paragraph(say(theme.conclusion, language)) + paragraph(...seed.several(limits, 2).map((one) => one[language])),
    ),
    section('acknowledgements', headings.thanks, language, paragraph(thanks[language])),
  ].join('\n');
};
