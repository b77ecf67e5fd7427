import { option, question } from './question.ts';

const ends = { low: ['weak', 'lemah'] as [string, string], high: ['outstanding', 'cemerlang'] as [string, string] };

/** Scores that can be compared, and the judgement behind them. */
export const structuredReport = {
  code: 'structured-report',
  purpose: 'review' as const,
  title_en: 'Structured report with scores',
  title_ms: 'Laporan berstruktur dengan skor',
  questions: [
    question('scores', 'section', ['Scores', 'Skor']),
    question('originality', 'scale', ['Originality and importance', 'Keaslian dan kepentingan'], {
      required: true,
      shared_with: ['author'],
      ...ends,
    }),
    question(
      'conclusions',
      'scale',
      ['Are the conclusions supported by what was found?', 'Adakah kesimpulan disokong oleh dapatan?'],
      {
        required: true,
        shared_with: ['author'],
        ...ends,
      },
    ),
    question('quality', 'matrix', ['Methods, data and language', 'Kaedah, data dan bahasa'], {
      required: true,
      shared_with: ['author'],
      options: [
        option('poor', ['Poor', 'Lemah']),
        option('fair', ['Fair', 'Sederhana']),
        option('good', ['Good', 'Baik']),
      ],
      rows: [
        option('methods', ['Methods', 'Kaedah']),
        option('data', ['Data and their availability', 'Data dan ketersediaannya']),
        option('language', ['Language', 'Bahasa']),
      ],
    }),
    question('judgement', 'section', ['Judgement', 'Penilaian']),
    question(
      'subjects',
      'choice',
      ['Are human or animal subjects involved?', 'Adakah subjek manusia atau haiwan terlibat?'],
      {
        required: true,
        options: [option('yes', ['Yes', 'Ya']), option('no', ['No', 'Tidak'])],
      },
    ),
    question('approval', 'choice', ['Is the ethics approval sufficient?', 'Adakah kelulusan etika mencukupi?'], {
      required: true,
      shown_when: { question: 'subjects', is: 'yes' },
      options: [
        option('yes', ['Yes', 'Ya']),
        option('no', ['No', 'Tidak']),
        option('unsure', ['I cannot tell', 'Saya tidak pasti']),
      ],
    }),
    question(
      'changes',
      'checkboxes',
      ['What must change before a new round?', 'Apakah yang mesti dipinda sebelum pusingan baharu?'],
      {
        shared_with: ['author'],
        options: [
          option('analysis', ['Analysis', 'Analisis']),
          option('figures', ['Figures and tables', 'Rajah dan jadual']),
          option('literature', ['Literature', 'Sorotan literatur']),
          option('language', ['Language', 'Bahasa']),
        ],
      },
    ),
    question('comments', 'section', ['Comments', 'Ulasan']),
    question('reasons', 'long-text', ['Reasons for the scores', 'Sebab bagi skor yang diberi'], {
      required: true,
      shared_with: ['author'],
    }),
    question('days', 'number', ['Days of work on this report', 'Hari yang digunakan untuk laporan ini']),
  ],
};
