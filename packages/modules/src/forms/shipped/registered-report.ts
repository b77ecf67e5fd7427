import { option, question } from './question.ts';

const answers = [
  option('yes', ['Yes', 'Ya']),
  option('partly', ['Partly', 'Sebahagian']),
  option('no', ['No', 'Tidak']),
];

/** For a plan of a study, reviewed before its data exist, and for the report that keeps to it. */
export const registeredReport = {
  code: 'registered-report',
  purpose: 'review' as const,
  title_en: 'Registered report',
  title_ms: 'Laporan berdaftar',
  questions: [
    question('stage', 'choice', ['What is reviewed?', 'Apakah yang diwasit?'], {
      required: true,
      options: [
        option('plan', [
          'The plan, before data are collected (stage 1)',
          'Rancangan, sebelum data dikumpul (peringkat 1)',
        ]),
        option('report', ['The finished study (stage 2)', 'Kajian yang telah siap (peringkat 2)']),
      ],
    }),
    question('plan', 'section', ['The plan', 'Rancangan'], { shown_when: { question: 'stage', is: 'plan' } }),
    question('question', 'choice', ['Is the question worth asking?', 'Adakah persoalan kajian ini bernilai?'], {
      required: true,
      shared_with: ['author'],
      options: answers,
    }),
    question(
      'design',
      'choice',
      [
        'Can the design answer it, with the planned sample?',
        'Bolehkah reka bentuk kajian menjawabnya dengan sampel yang dirancang?',
      ],
      {
        required: true,
        shared_with: ['author'],
        options: answers,
      },
    ),
    question(
      'detail',
      'choice',
      [
        'Is the analysis fixed in enough detail to be repeated?',
        'Adakah analisis ditetapkan dengan cukup terperinci untuk diulang?',
      ],
      {
        required: true,
        shared_with: ['author'],
        options: answers,
      },
    ),
    question('report', 'section', ['The finished study', 'Kajian yang telah siap'], {
      shown_when: { question: 'stage', is: 'report' },
    }),
    question(
      'kept',
      'choice',
      ['Does it keep to the plan that was accepted?', 'Adakah ia mematuhi rancangan yang telah diterima?'],
      {
        required: true,
        shared_with: ['author'],
        options: answers,
      },
    ),
    question(
      'explored',
      'choice',
      ['Is what was not planned marked as such?', 'Adakah perkara yang tidak dirancang ditandakan sedemikian?'],
      {
        required: true,
        shared_with: ['author'],
        options: answers,
      },
    ),
    question('supported', 'choice', ['Do the data support the conclusions?', 'Adakah data menyokong kesimpulan?'], {
      required: true,
      shared_with: ['author'],
      options: answers,
    }),
    question('remarks', 'section', ['Remarks', 'Catatan']),
    question('remark', 'long-text', ['What should be mended, and why', 'Perkara yang perlu dipinda, dan sebabnya'], {
      required: true,
      shared_with: ['author'],
    }),
  ],
};
