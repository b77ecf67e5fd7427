import { type TextWith, words } from '../text.ts';

/** The wizard in which a journal is registered. */
export const registration = {
  ...words({
    title: { en: 'Register a journal', ms: 'Pendaftaran jurnal' },
    untitled: { en: 'Without a title yet', ms: 'Belum bertajuk' },
    later: { en: 'Go on later', ms: 'Sambung kemudian' },
    steps: { en: 'Steps of the registration', ms: 'Langkah pendaftaran' },
    back: { en: 'Back', ms: 'Kembali' },
    saveAndContinue: { en: 'Save and continue', ms: 'Simpan dan teruskan' },
    identity: { en: 'ISSN and identity', ms: 'ISSN dan identiti' },
    publisher: { en: 'Publisher', ms: 'Penerbit' },
    scope: { en: 'Scope and disciplines', ms: 'Skop dan disiplin' },
    board: { en: 'Editorial board', ms: 'Sidang editor' },
    policies: { en: 'Policies', ms: 'Dasar' },
    evidence: { en: 'Evidence', ms: 'Bukti' },
    check: { en: 'Check and submit', ms: 'Semak dan hantar' },
    identityLead: {
      en: 'Write it as it is printed on the cover and in the letter of the ISSN centre. Each field is checked as soon as you have written it.',
      ms: 'Tulis seperti yang tercetak pada kulit jurnal dan dalam surat ISSN. Mesin menyemak setiap medan sebaik sahaja anda selesai menulis.',
    },
    publisherLead: {
      en: 'Who publishes the journal, and whom the secretariat and authors may ask.',
      ms: 'Penerbit jurnal, dan orang yang boleh dihubungi oleh urus setia dan pengarang.',
    },
    scopeLead: {
      en: 'What the journal is about, in both languages if you can.',
      ms: 'Bidang yang diliputi oleh jurnal, dalam kedua-dua bahasa jika boleh.',
    },
    boardLead: {
      en: 'At least five people, from more than one institution. Everybody is asked by mail whether they agree.',
      ms: 'Sekurang-kurangnya lima orang, daripada lebih satu institusi. Setiap orang ditanya melalui e-mel sama ada bersetuju.',
    },
    policiesLead: {
      en: 'What authors and readers can rely on. One language is enough to submit.',
      ms: 'Perkara yang boleh dipercayai oleh pengarang dan pembaca. Satu bahasa sudah memadai untuk menghantar.',
    },
    evidenceLead: {
      en: 'Two files that prove it: the letter of the ISSN centre, and the registration of the publisher. Only the secretariat reads them.',
      ms: 'Dua fail sebagai bukti: surat ISSN, dan pendaftaran penerbit. Hanya urus setia membacanya.',
    },
    checkLead: {
      en: 'Look at everything once more. The secretariat sees it when you submit.',
      ms: 'Lihat semuanya sekali lagi. Urus setia melihatnya apabila anda menghantar.',
    },
    identityDetail: { en: 'Title, numbers, frequency', ms: 'Tajuk, nombor, kekerapan' },
    publisherDetail: { en: 'ROR, country, contacts', ms: 'ROR, negara, hubungan' },
    scopeDetail: { en: 'FORD list', ms: 'Senarai FORD' },
    boardDetail: { en: 'At least 5 people', ms: 'Sekurang-kurangnya 5 orang' },
    policiesDetail: { en: 'Ethics, review, archiving', ms: 'Etika, pewasitan, arkib' },
    evidenceDetail: { en: '2 files needed', ms: '2 fail diperlukan' },
    noIssn: { en: 'No ISSN yet?', ms: 'Belum ada ISSN?' },
    noIssnWhy: {
      en: 'The ISSN centre of Malaysia at the National Library gives it free of charge. Keep this draft and go on later.',
      ms: 'Pusat ISSN Malaysia di Perpustakaan Negara memberinya percuma. Simpan draf ini dan sambung kemudian.',
    },
    after: { en: 'After you submit', ms: 'Selepas dihantar' },
    afterWhy: {
      en: 'The secretariat checks it within 14 working days. All messages between you and it stay here.',
      ms: 'Urus setia menyemak dalam 14 hari bekerja. Semua mesej antara anda dengan urus setia kekal di sini.',
    },
    numbers: { en: 'ISSN', ms: 'ISSN' },
    publishing: { en: 'Publication', ms: 'Penerbitan' },
    firstYear: { en: 'First year', ms: 'Tahun pertama' },
    frequency: { en: 'Frequency', ms: 'Kekerapan' },
    languages: { en: 'Languages', ms: 'Bahasa' },
    publisherType: { en: 'Type of publisher', ms: 'Jenis penerbit' },
    supportContact: { en: 'Technical support', ms: 'Sokongan teknikal' },
    phone: { en: 'Telephone', ms: 'Telefon' },
    digitRight: { en: 'The check digit is right', ms: 'Digit semakan betul' },
    notTaken: { en: 'No other journal of this portal has it', ms: 'Tidak digunakan oleh jurnal lain di portal ini' },
    taken: {
      en: 'Another journal of this portal has it. Compare it with the letter of the ISSN centre.',
      ms: 'Digunakan oleh jurnal lain di portal ini. Bandingkan dengan surat ISSN.',
    },
    issnForm: { en: 'Write eight digits, such as 2785-0420.', ms: 'Tulis lapan digit, contohnya 2785-0420.' },
    checking: { en: 'Checking …', ms: 'Sedang menyemak …' },
    lookFirst: {
      en: 'Look first, so that no journal is registered twice.',
      ms: 'Lihat dahulu supaya satu jurnal tidak didaftarkan dua kali.',
    },
    veryClose: { en: 'Very close', ms: 'Sangat hampir' },
    ratherClose: { en: 'Rather close', ms: 'Agak hampir' },
    look: { en: 'Look', ms: 'Lihat' },
    isItOne: { en: 'Is your journal one of them?', ms: 'Adakah jurnal anda salah satu daripadanya?' },
    another: { en: 'No, another journal', ms: 'Tidak, ini jurnal lain' },
    manage: { en: 'Yes, I want to ask to manage it', ms: 'Ya, saya mahu memohon mengurusnya' },
    manageHow: {
      en: 'Do not register it again. Write to its contact on its public page, or to the secretariat.',
      ms: 'Jangan daftarkannya semula. Tulis kepada pegawai perhubungannya di laman awam, atau kepada urus setia.',
    },
    peerReview: { en: 'Peer review', ms: 'Pewasitan' },
    identities: { en: 'Identity transparency', ms: 'Ketelusan identiti' },
    'all-identities-visible': { en: 'All identities visible', ms: 'Semua identiti kelihatan' },
    'single-anonymized': { en: 'Single anonymised', ms: 'Tanpa nama sehala' },
    'double-anonymized': { en: 'Double anonymised', ms: 'Tanpa nama dua hala' },
    'triple-anonymized': { en: 'Triple anonymised', ms: 'Tanpa nama tiga hala' },
    access: { en: 'Access and licence', ms: 'Akses dan lesen' },
    accessType: { en: 'Access', ms: 'Akses' },
    peer_review: { en: 'Peer review policy', ms: 'Dasar pewasitan' },
    ethics: { en: 'Publication ethics', ms: 'Etika penerbitan' },
    archiving: { en: 'Archiving policy', ms: 'Dasar pengarkiban' },
    fees: { en: 'Fees', ms: 'Bayaran' },
    inMalay: { en: 'Bahasa Melayu', ms: 'Bahasa Melayu' },
    inEnglish: { en: 'English', ms: 'English' },
    complete: {
      en: 'Nothing is missing. The registration can be submitted.',
      ms: 'Tiada yang kurang. Pendaftaran boleh dihantar.',
    },
    aims: { en: 'Aims and scope', ms: 'Matlamat dan skop' },
    needed: { en: 'Fill in this field.', ms: 'Isi medan ini.' },
    neededName: {
      en: 'Give the journal a name in one of the languages.',
      ms: 'Beri nama jurnal dalam salah satu bahasa.',
    },
    neededNumber: { en: 'Give one ISSN, in print or online.', ms: 'Beri satu ISSN, cetak atau dalam talian.' },
    neededBoard: { en: 'Five people are needed on the board.', ms: 'Lima orang diperlukan dalam sidang.' },
    neededFiles: { en: 'Two files of evidence are needed.', ms: 'Dua fail bukti diperlukan.' },
    discard: { en: 'Discard the draft…', ms: 'Buang draf…' },
    start: { en: 'Start the registration', ms: 'Mulakan pendaftaran' },
    starting: { en: 'Starting the registration …', ms: 'Sedang memulakan pendaftaran …' },
  }),
  missing: {
    en: ({ count }) => `${count} needed`,
    ms: ({ count }) => `${count} diperlukan`,
  } satisfies TextWith<{ count: number }>,
  stillMissing: {
    en: ({ count }) => (count === 1 ? '1 field is still needed:' : `${count} fields are still needed:`),
    ms: ({ count }) => `${count} medan masih diperlukan:`,
  } satisfies TextWith<{ count: number }>,
  digitWrong: {
    en: ({ due, given }) =>
      `The check digit should be ${due}, not ${given}. Compare it with the letter of the ISSN centre.`,
    ms: ({ due, given }) => `Digit semakan sepatutnya ${due}, bukan ${given}. Bandingkan dengan surat ISSN.`,
  } satisfies TextWith<{ due: string; given: string }>,
  similar: {
    en: ({ count }) =>
      count === 1
        ? 'One registered journal has a title near this.'
        : `${count} registered journals have a title near this.`,
    ms: ({ count }) => `${count} jurnal berdaftar mempunyai tajuk yang hampir sama.`,
  } satisfies TextWith<{ count: number }>,
  wordsOf: {
    en: ({ common, of }) => `${common} of ${of} words`,
    ms: ({ common, of }) => `${common} daripada ${of} perkataan`,
  } satisfies TextWith<{ common: number; of: number }>,
};
