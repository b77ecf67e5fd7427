import { type TextWith, words } from '../text.ts';

/** Taking a decision, sending a revised version, and the work of copyediting and production. */
export const deciding = {
  ...words({
    recommendOnly: {
      en: 'You recommend; an editor of the journal decides. Nothing moves and no mail goes out.',
      ms: 'Anda mengesyorkan; editor jurnal yang memutuskan. Tiada perubahan dibuat dan tiada e-mel dihantar.',
    },
    noMail: { en: 'No mail goes out with this decision.', ms: 'Tiada e-mel dihantar bersama keputusan ini.' },
    mailTo: { en: 'Mail to the author', ms: 'E-mel kepada pengarang' },
    subject: { en: 'Subject', ms: 'Perkara' },
    mail: { en: 'Letter', ms: 'Surat' },
    mailHelp: { en: 'It goes out as it stands here.', ms: 'Surat dihantar seperti yang tertera.' },
    subjectMissing: { en: 'Write a subject.', ms: 'Tulis perkara.' },
    mailMissing: { en: 'Write the letter.', ms: 'Tulis surat.' },
    revisionsDue: { en: 'Revised version due', ms: 'Tarikh akhir versi pindaan' },
    note: { en: 'Note to colleagues', ms: 'Nota kepada rakan sekerja' },
    noteHelp: {
      en: 'Editors of this article read it. Authors and reviewers never do.',
      ms: 'Dibaca oleh editor artikel ini sahaja. Pengarang dan pewasit tidak akan membacanya.',
    },
    sending: { en: 'Recording the decision …', ms: 'Merekodkan keputusan …' },
    sent: { en: 'The decision is recorded', ms: 'Keputusan telah direkodkan' },
    recommended: { en: 'The recommendation is recorded', ms: 'Syor telah direkodkan' },
    loading: { en: 'Preparing the letter…', ms: 'Menyediakan surat…' },
    revise: { en: 'Send the revised version', ms: 'Hantar versi pindaan' },
    toRevision: { en: 'Revise and reply', ms: 'Pinda dan balas' },
    reviseWhy: {
      en: 'Upload the revised manuscript and answer the reports point by point.',
      ms: 'Muat naik manuskrip yang dipinda dan jawab laporan satu demi satu.',
    },
    revisedFile: { en: 'Revised manuscript', ms: 'Manuskrip pindaan' },
    replyFile: { en: 'Reply as a file', ms: 'Balasan dalam bentuk fail' },
    documentTypes: {
      en: 'PDF, Word, OpenDocument, RTF, TeX or text',
      ms: 'PDF, Word, OpenDocument, RTF, TeX atau teks',
    },
    galleyTypes: {
      en: 'PDF, HTML, JATS XML, EPUB, or any file for a supplement',
      ms: 'PDF, HTML, JATS XML, EPUB, atau sebarang fail untuk bahan tambahan',
    },
    reply: { en: 'Reply to the reports', ms: 'Balasan kepada laporan' },
    replyHelp: {
      en: 'Say what you changed, and where you did not follow a report, why.',
      ms: 'Nyatakan perubahan yang dibuat, dan sebabnya jika anda tidak mengikuti sesuatu laporan.',
    },
    fileMissing: { en: 'Upload the revised manuscript first.', ms: 'Muat naik manuskrip pindaan dahulu.' },
    revising: { en: 'Sending the revised version …', ms: 'Menghantar versi pindaan …' },
    revised: { en: 'The revised version is with the editor', ms: 'Versi pindaan telah sampai kepada editor' },
    reviseSure: {
      en: 'After this you cannot change the revised version. The editor is told at once.',
      ms: 'Selepas ini versi pindaan tidak boleh diubah. Editor dimaklumkan serta-merta.',
    },
    decidedMeanwhile: {
      en: 'The editor decided on the article meanwhile: a revised version is asked for no longer. Your reply was not sent; copy from it what you need.',
      ms: 'Editor telah membuat keputusan tentang artikel ini sementara itu: versi pindaan tidak diminta lagi. Balasan anda tidak dihantar; salin apa yang anda perlukan.',
    },
    letGo: { en: 'Delete my reply', ms: 'Padam balasan saya' },
    uploadFailed: {
      en: 'The connection broke. Choose the file again.',
      ms: 'Sambungan terputus. Pilih fail itu semula.',
    },
    remove: { en: 'Remove', ms: 'Buang' },
    removing: { en: 'Removing …', ms: 'Membuang …' },
    removed: { en: 'Removed', ms: 'Telah dibuang' },
    copyediting: { en: 'Copyediting', ms: 'Penyuntingan salinan' },
    production: { en: 'Production', ms: 'Produksi' },
    worker: { en: 'Who works on it', ms: 'Petugas' },
    work: { en: 'Work of the stages', ms: 'Kerja setiap peringkat' },
    noWork: { en: 'Nobody works on it yet', ms: 'Belum ada yang bekerja' },
    noWorkWhy: {
      en: 'Assign a copyeditor or a layout editor; their work and its due date appear here.',
      ms: 'Agihkan editor salinan atau editor susun atur; kerja dan tarikh akhirnya dipaparkan di sini.',
    },
    notYet: { en: 'Not there yet', ms: 'Belum sampai' },
    notYetWhy: {
      en: 'Copyediting and galleys begin when the article is accepted.',
      ms: 'Penyuntingan salinan dan galley bermula selepas artikel diterima.',
    },
    finish: { en: 'Work is done', ms: 'Kerja selesai' },
    finishing: { en: 'Recording …', ms: 'Merekodkan …' },
    finished: { en: 'The editor was told', ms: 'Editor telah dimaklumkan' },
    finishSure: {
      en: 'The editor is told that this work is done. Files can still be read, but the turn passes on.',
      ms: 'Editor dimaklumkan bahawa kerja ini selesai. Fail masih boleh dibaca, tetapi giliran berpindah.',
    },
    copyedited: { en: 'Copyedited version', ms: 'Versi yang disunting salinan' },
    galleys: { en: 'Galleys', ms: 'Galley' },
    noGalleys: { en: 'No galleys yet', ms: 'Belum ada galley' },
    noGalleysWhy: {
      en: 'A galley is the file that readers open. An issue needs one for each article.',
      ms: 'Galley ialah fail yang dibuka pembaca. Setiap artikel dalam keluaran memerlukannya.',
    },
    addGalley: { en: 'Add a galley', ms: 'Tambah galley' },
    galleyFile: { en: 'File', ms: 'Fail' },
    galleyKind: { en: 'Kind', ms: 'Jenis' },
    galleyLabel: { en: 'Label that readers see', ms: 'Label yang dilihat pembaca' },
    galleyLanguage: { en: 'Language', ms: 'Bahasa' },
    galleyAdded: { en: 'Galley added', ms: 'Galley ditambah' },
    addingGalley: { en: 'Adding the galley …', ms: 'Menambah galley …' },
    galleyFileMissing: { en: 'Choose the file first.', ms: 'Pilih fail dahulu.' },
    labelMissing: { en: 'Write a label, such as PDF.', ms: 'Tulis label, contohnya PDF.' },
    removeGalleySure: {
      en: 'Readers of the issue will not find this file any more. If the issue was approved, it must be approved again.',
      ms: 'Pembaca keluaran tidak akan menemukan fail ini lagi. Jika keluaran telah diluluskan, ia perlu diluluskan semula.',
    },
  }),
  andSo: {
    en: ({ decision }) => `${decision}…`,
    ms: ({ decision }) => `${decision}…`,
  } satisfies TextWith<{ decision: string }>,
  recommend: {
    en: ({ decision }) => `Recommend: ${decision}`,
    ms: ({ decision }) => `Syorkan: ${decision}`,
  } satisfies TextWith<{ decision: string }>,
  doneOn: { en: ({ date }) => `Done ${date}`, ms: ({ date }) => `Selesai ${date}` } satisfies TextWith<{
    date: string;
  }>,
  dueOn: { en: ({ date }) => `Due ${date}`, ms: ({ date }) => `Tarikh akhir ${date}` } satisfies TextWith<{
    date: string;
  }>,
};

export const galleyKindWords = words({
  pdf: { en: 'PDF', ms: 'PDF' },
  html: { en: 'HTML', ms: 'HTML' },
  xml: { en: 'JATS XML', ms: 'JATS XML' },
  epub: { en: 'EPUB', ms: 'EPUB' },
  supplementary: { en: 'Supplementary file', ms: 'Fail tambahan' },
});
