/**
 * The few words that a galley needs and a file may lack. They stand in the language of the article, which can be any,
 * and not in that of the interface.
 */
export type GeneratedWords = {
  acknowledgements: string;
  appendix: string;
  formula: string;
  /** Where a picture stood: on its own, and within a line. */
  missing: string;
  picture: string;
  /** What a part that moves sideways holds, for who does not see it. */
  table: string;
  glossary: string;
  notes: string;
  references: string;
  supplement: string;
};

const en: GeneratedWords = {
  acknowledgements: 'Acknowledgements',
  appendix: 'Appendix',
  formula: 'formula',
  missing: 'The picture is not here: it did not come with the text.',
  picture: 'picture',
  table: 'table',
  glossary: 'Glossary',
  notes: 'Notes',
  references: 'References',
  supplement: 'Supplementary material',
};

const byLanguage: Record<string, GeneratedWords> = {
  en,
  ms: {
    acknowledgements: 'Penghargaan',
    appendix: 'Lampiran',
    formula: 'formula',
    missing: 'Gambar tiada di sini: gambar tidak disertakan bersama teks.',
    picture: 'gambar',
    table: 'jadual',
    glossary: 'Glosari',
    notes: 'Nota',
    references: 'Rujukan',
    supplement: 'Bahan tambahan',
  },
  id: {
    acknowledgements: 'Ucapan terima kasih',
    appendix: 'Lampiran',
    formula: 'rumus',
    missing: 'Gambar tidak ada di sini: gambar tidak disertakan bersama teks.',
    picture: 'gambar',
    table: 'tabel',
    glossary: 'Glosarium',
    notes: 'Catatan',
    references: 'Daftar pustaka',
    supplement: 'Materi tambahan',
  },
  pt: {
    acknowledgements: 'Agradecimentos',
    appendix: 'Apêndice',
    formula: 'fórmula',
    missing: 'A imagem não está aqui: não veio com o texto.',
    picture: 'imagem',
    table: 'tabela',
    glossary: 'Glossário',
    notes: 'Notas',
    references: 'Referências',
    supplement: 'Material suplementar',
  },
  es: {
    acknowledgements: 'Agradecimientos',
    appendix: 'Apéndice',
    formula: 'fórmula',
    missing: 'La imagen no está aquí: no vino con el texto.',
    picture: 'imagen',
    table: 'tabla',
    glossary: 'Glosario',
    notes: 'Notas',
    references: 'Referencias',
    supplement: 'Material suplementario',
  },
  fr: {
    acknowledgements: 'Remerciements',
    appendix: 'Annexe',
    formula: 'formule',
    missing: 'L’image n’est pas ici : elle n’est pas venue avec le texte.',
    picture: 'image',
    table: 'tableau',
    glossary: 'Glossaire',
    notes: 'Notes',
    references: 'Références',
    supplement: 'Matériel supplémentaire',
  },
  ar: {
    acknowledgements: 'شكر وتقدير',
    appendix: 'ملحق',
    formula: 'صيغة',
    missing: 'الصورة غير موجودة هنا: لم ترد مع النص.',
    picture: 'صورة',
    table: 'جدول',
    glossary: 'مسرد',
    notes: 'ملاحظات',
    references: 'المراجع',
    supplement: 'مواد تكميلية',
  },
};

export const generatedWords = (language: string): GeneratedWords => byLanguage[language.split('-')[0] ?? ''] ?? en;
