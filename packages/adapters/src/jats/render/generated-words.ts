/**
 * The few words that a galley needs and a file may lack. They stand in the language of the article, which can be any,
 * and not in that of the interface.
 */
export type GeneratedWords = {
  acknowledgements: string;
  appendix: string;
  formula: string;
  glossary: string;
  notes: string;
  references: string;
  supplement: string;
};

const en: GeneratedWords = {
  acknowledgements: 'Acknowledgements',
  appendix: 'Appendix',
  formula: 'formula',
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
    glossary: 'Glosari',
    notes: 'Nota',
    references: 'Rujukan',
    supplement: 'Bahan tambahan',
  },
  id: {
    acknowledgements: 'Ucapan terima kasih',
    appendix: 'Lampiran',
    formula: 'rumus',
    glossary: 'Glosarium',
    notes: 'Catatan',
    references: 'Daftar pustaka',
    supplement: 'Materi tambahan',
  },
  pt: {
    acknowledgements: 'Agradecimentos',
    appendix: 'Apêndice',
    formula: 'fórmula',
    glossary: 'Glossário',
    notes: 'Notas',
    references: 'Referências',
    supplement: 'Material suplementar',
  },
  es: {
    acknowledgements: 'Agradecimientos',
    appendix: 'Apéndice',
    formula: 'fórmula',
    glossary: 'Glosario',
    notes: 'Notas',
    references: 'Referencias',
    supplement: 'Material suplementario',
  },
  fr: {
    acknowledgements: 'Remerciements',
    appendix: 'Annexe',
    formula: 'formule',
    glossary: 'Glossaire',
    notes: 'Notes',
    references: 'Références',
    supplement: 'Matériel supplémentaire',
  },
  ar: {
    acknowledgements: 'شكر وتقدير',
    appendix: 'ملحق',
    formula: 'صيغة',
    glossary: 'مسرد',
    notes: 'ملاحظات',
    references: 'المراجع',
    supplement: 'مواد تكميلية',
  },
};

export const generatedWords = (language: string): GeneratedWords => byLanguage[language.split('-')[0] ?? ''] ?? en;
