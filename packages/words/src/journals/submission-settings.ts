import type { ComponentPolicy, MetadataPolicy } from '@naskhah/kernel/submission-rules';
import { type Text, type TextWith, words } from '../text.ts';

export const policyNames: Record<MetadataPolicy, Text> = {
  off: { en: 'Off', ms: 'Tiada' },
  offered: { en: 'Offered', ms: 'Ditawarkan' },
  asked: { en: 'Asked', ms: 'Diminta' },
  required: { en: 'Required', ms: 'Wajib' },
};
export const componentPolicyNames: Record<ComponentPolicy, Text> = {
  off: policyNames.off,
  offered: policyNames.offered,
  required: policyNames.required,
};

export const submissionSettings = {
  ...words({
    lead: {
      en: 'What authors meet when they submit. The wizard obeys as soon as you save, drafts that were begun before too.',
      ms: 'Perkara yang ditemui pengarang semasa menghantar. Borang penghantaran mengikutinya sebaik sahaja disimpan, termasuk draf yang telah dimulakan.',
    },
    sections: { en: 'Sections', ms: 'Bahagian' },
    sectionsWhy: {
      en: 'Authors choose one of those that are open. A section with submissions in it is closed, not removed.',
      ms: 'Pengarang memilih satu daripada yang terbuka. Bahagian yang mempunyai penghantaran hanya boleh ditutup, bukan dialih keluar.',
    },
    sectionEn: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
    sectionMs: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
    sectionOpen: { en: 'Open', ms: 'Terbuka' },
    addSection: { en: 'Add a section', ms: 'Tambah bahagian' },
    removeSection: { en: 'Remove this section', ms: 'Alih keluar bahagian ini' },
    sectionEmpty: { en: 'Write the name of the section.', ms: 'Tulis nama bahagian.' },
    noneOpen: {
      en: 'Leave at least one section open, so that authors have where to submit.',
      ms: 'Biarkan sekurang-kurangnya satu bahagian terbuka supaya pengarang boleh menghantar.',
    },
    types: { en: 'Article types', ms: 'Jenis artikel' },
    typesTaken: { en: 'What the journal takes', ms: 'Yang diterima oleh jurnal' },
    allTypes: { en: 'All types', ms: 'Semua jenis' },
    someTypes: { en: 'Only these', ms: 'Yang ini sahaja' },
    noType: {
      en: 'Choose at least one type, or take all.',
      ms: 'Pilih sekurang-kurangnya satu jenis, atau terima semua.',
    },
    files: { en: 'Files', ms: 'Fail' },
    filesWhy: { en: 'The manuscript is always needed.', ms: 'Manuskrip sentiasa diperlukan.' },
    file: { en: 'File', ms: 'Fail' },
    metadata: { en: 'Metadata and declarations', ms: 'Metadata dan pengisytiharan' },
    metadataWhy: {
      en: 'Offered: as authors like. Asked: the wizard says that you want it. Required: nothing is sent without it.',
      ms: 'Ditawarkan: terpulang kepada pengarang. Diminta: borang menyatakan bahawa anda mahukannya. Wajib: penghantaran tidak boleh dibuat tanpanya.',
    },
    field: { en: 'Field', ms: 'Medan' },
    references: { en: 'Reference list', ms: 'Senarai rujukan' },
    abstractWords: { en: 'Most words of an abstract', ms: 'Had perkataan abstrak' },
    abstractWordsHelp: {
      en: 'In each language, 50 to 5000 words. Leave it empty for no limit.',
      ms: 'Dalam setiap bahasa, 50 hingga 5000 patah perkataan. Biarkan kosong jika tiada had.',
    },
    words: { en: 'words', ms: 'patah perkataan' },
    guidelines: { en: 'Author guidelines', ms: 'Garis panduan pengarang' },
    guidelinesWhy: { en: 'Shown where a submission is begun.', ms: 'Dipaparkan semasa penghantaran dimulakan.' },
    guidelinesEn: { en: 'Guidelines in English', ms: 'Garis panduan dalam bahasa Inggeris' },
    guidelinesMs: { en: 'Guidelines in Malay', ms: 'Garis panduan dalam bahasa Melayu' },
    save: { en: 'Save changes', ms: 'Simpan perubahan' },
    saving: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    saved: { en: 'Submission settings saved', ms: 'Tetapan penghantaran disimpan' },
  }),
  section: {
    en: ({ place }) => `section ${place}`,
    ms: ({ place }) => `bahagian ${place}`,
  } satisfies TextWith<{ place: number }>,
  articlesIn: {
    en: ({ count }) => (count === 1 ? '1 submission' : `${count} submissions`),
    ms: ({ count }) => `${count} penghantaran`,
  } satisfies TextWith<{ count: number }>,
};
