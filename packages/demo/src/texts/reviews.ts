import type { Recommendation } from '@naskhah/kernel/article-words';
import type { Seeded } from '../seeded.ts';
import type { Words } from './theme.ts';

type Language = 'en' | 'ms';
export type Verdict = Recommendation;

const strengths: readonly Words[] = [
  {
    en: 'The question is clear and matters to people who have to decide, and the field work is solid.',
    ms: 'Persoalan kajian jelas dan penting kepada pembuat keputusan, dan kerja lapangannya kukuh.',
  },
  {
    en: 'I enjoyed reading this. The sample is larger than in earlier work, and the writing is plain.',
    ms: 'Saya seronok membaca makalah ini. Sampelnya lebih besar daripada kajian terdahulu dan bahasanya lancar.',
  },
  {
    en: 'The design fits the question, and the authors are honest about what was lost to follow-up.',
    ms: 'Reka bentuk kajian sepadan dengan persoalannya, dan pengarang berterus terang tentang data yang tercicir.',
  },
  {
    en: 'The data deserve to be published, and nobody else has them for this place.',
    ms: 'Data ini wajar diterbitkan, dan tiada pihak lain yang memilikinya bagi kawasan ini.',
  },
];

const concerns: readonly Words[] = [
  {
    en: 'How the sites were chosen is not said. If they were chosen for access, the estimate leans to one side, and the text should say to which.',
    ms: 'Cara pemilihan tapak tidak dinyatakan. Jika dipilih atas dasar mudah dihubungi, anggaran akan berat sebelah, dan teks perlu menyatakan arahnya.',
  },
  {
    en: 'The two groups differ in more than the measure under study. Please give the differences at the start and adjust for them.',
    ms: 'Kedua-dua kumpulan berbeza bukan hanya dari segi ukuran yang dikaji. Sila nyatakan perbezaan pada awal kajian dan buat pelarasan.',
  },
  {
    en: 'Percentages are given without intervals. With this sample the interval is wide, and the reader should see it.',
    ms: 'Peratusan diberikan tanpa selang keyakinan. Dengan sampel ini selangnya luas, dan pembaca perlu melihatnya.',
  },
  {
    en: 'The discussion goes further than the data: one season cannot show a trend.',
    ms: 'Perbincangan melangkaui data: satu musim tidak memadai untuk menunjukkan trend.',
  },
  {
    en: 'Work in Malay on the same question, published in the last five years, is missing from the introduction.',
    ms: 'Kajian dalam bahasa Melayu tentang persoalan yang sama dalam tempoh lima tahun ini tidak disebut dalam pengenalan.',
  },
];

const details: readonly Words[] = [
  {
    en: 'Table 1 and the abstract give different totals.',
    ms: 'Jumlah dalam Jadual 1 berbeza daripada jumlah dalam abstrak.',
  },
  {
    en: 'Please write units with a space and use one decimal throughout.',
    ms: 'Sila tulis unit dengan jarak dan gunakan satu titik perpuluhan secara konsisten.',
  },
  {
    en: 'The legend of the map cannot be read in grey.',
    ms: 'Petunjuk peta tidak dapat dibaca apabila dicetak hitam putih.',
  },
  {
    en: 'Two entries in the reference list are not cited in the text.',
    ms: 'Dua entri dalam senarai rujukan tidak dipetik dalam teks.',
  },
];

const opinions: Record<Verdict, Words> = {
  accept: { en: 'I have no further wishes.', ms: 'Saya tiada cadangan lanjut.' },
  'minor-revision': {
    en: 'These are small matters; I need not see the article again.',
    ms: 'Perkara ini kecil; saya tidak perlu melihat artikel ini semula.',
  },
  'major-revision': {
    en: 'I should like to see the article again once the analysis has been redone.',
    ms: 'Saya ingin melihat artikel ini semula selepas analisis dibuat semula.',
  },
  resubmit: {
    en: 'The analysis has to be built anew. I would read a new version with interest.',
    ms: 'Analisis perlu dibina semula. Saya berminat membaca versi baharu.',
  },
  'resubmit-elsewhere': {
    en: 'The study is sound, but its readers are those of a regional journal.',
    ms: 'Kajian ini kukuh, tetapi pembacanya ialah pembaca jurnal serantau.',
  },
  decline: {
    en: 'I do not think that the data can answer the question, and more writing will not help.',
    ms: 'Pada pendapat saya data ini tidak dapat menjawab persoalan kajian, dan penulisan semula tidak akan membantu.',
  },
  'see-comments': {
    en: 'I leave the recommendation to the editor; my view of the method is above.',
    ms: 'Saya serahkan syor kepada editor; pandangan saya tentang kaedah ada di atas.',
  },
};

const toEditor: readonly Words[] = [
  {
    en: 'I have no ties to the authors as far as I can tell.',
    ms: 'Setahu saya, saya tiada hubungan dengan pengarang.',
  },
  {
    en: 'A statistician should look at the adjusted figures.',
    ms: 'Seorang ahli statistik wajar menyemak angka yang dilaraskan.',
  },
  { en: 'Worth a place in the journal once mended.', ms: 'Wajar disiarkan setelah diperbaiki.' },
];

export const reviewText = (seed: Seeded, verdict: Verdict, language: Language) => {
  const wanted = verdict === 'accept' ? 0 : verdict === 'minor-revision' ? 1 : 2;
  const asked = [...seed.several(concerns, wanted), ...seed.several(details, verdict === 'accept' ? 0 : 2)];
  const numbered = asked.map((one, at) => `${at + 1}. ${one[language]}`).join('\n');
  const parts = [seed.pick(strengths)[language], numbered, opinions[verdict][language]];
  return { toAuthor: parts.filter((part) => part !== '').join('\n\n'), toEditor: seed.pick(toEditor)[language] };
};
