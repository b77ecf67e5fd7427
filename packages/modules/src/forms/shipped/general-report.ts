import { option, question } from './question.ts';

/** A report in free words, under the headings that most journals ask for. */
export const generalReport = {
  code: 'general-report',
  purpose: 'review' as const,
  title_en: 'General report',
  title_ms: 'Laporan umum',
  questions: [
    question('about', 'section', ['The manuscript', 'Manuskrip']),
    question(
      'summary',
      'long-text',
      [
        'What does the manuscript set out to show, and does it?',
        'Apakah yang ingin ditunjukkan oleh manuskrip ini, dan adakah ia berjaya?',
      ],
      { required: true, shared_with: ['author'] },
    ),
    question('strengths', 'long-text', ['Its strengths', 'Kekuatannya'], { shared_with: ['author'] }),
    question('major', 'long-text', ['What must change', 'Perkara yang mesti dipinda'], { shared_with: ['author'] }),
    question('minor', 'long-text', ['Smaller points', 'Perkara kecil'], {
      help: ['With page and line, where there are any.', 'Dengan halaman dan baris, jika ada.'],
      shared_with: ['author'],
    }),
    question('editors', 'section', ['For the editors only', 'Untuk editor sahaja']),
    question(
      'again',
      'choice',
      ['Would you review a revised version?', 'Adakah anda sudi mewasit versi yang dipinda?'],
      {
        options: [option('yes', ['Yes', 'Ya']), option('no', ['No', 'Tidak'])],
      },
    ),
    question(
      'concern',
      'choice',
      ['Is there anything that the editors should look into?', 'Adakah apa-apa yang perlu disiasat oleh editor?'],
      {
        help: [
          'Overlap with other work, treatment of data, ethics.',
          'Pertindihan dengan karya lain, pengendalian data, etika.',
        ],
        options: [option('yes', ['Yes', 'Ya']), option('no', ['No', 'Tidak'])],
      },
    ),
    question('concern-what', 'long-text', ['What is it?', 'Apakah perkara itu?'], {
      required: true,
      shown_when: { question: 'concern', is: 'yes' },
    }),
  ],
};
