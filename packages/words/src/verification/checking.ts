import { type TextWith, words } from '../text.ts';

/** The secretariat's queue, and a registration as it is checked. */
export const checking = {
  ...words({
    queue: { en: 'Preliminary Checking Journal Registration', ms: 'Semakan Awal Pendaftaran Jurnal' },
    queueLead: {
      en: 'Registrations that were sent and are being checked, oldest first.',
      ms: 'Pendaftaran yang dihantar dan sedang disemak, yang terawal dahulu.',
    },
    deciding: { en: 'Verification', ms: 'Pengesahan jurnal' },
    decidingLead: {
      en: 'Registrations that passed the check and wait for the decision, oldest first.',
      ms: 'Pendaftaran yang lulus semakan dan menunggu keputusan, yang terawal dahulu.',
    },
    search: { en: 'Name, publisher, applicant, ISSN', ms: 'Nama, penerbit, pemohon, ISSN' },
    empty: { en: 'Nothing waits here', ms: 'Tiada yang menunggu di sini' },
    emptyWhy: {
      en: 'Registrations appear here when they are submitted.',
      ms: 'Pendaftaran dipaparkan di sini apabila dihantar.',
    },
    emptyDeciding: {
      en: 'Registrations appear here when they have passed the preliminary check.',
      ms: 'Pendaftaran dipaparkan di sini apabila lulus semakan awal.',
    },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'No registration fits. Clear the search and the filters to see all.',
      ms: 'Tiada pendaftaran yang sepadan. Kosongkan carian dan tapisan untuk melihat semua.',
    },
    clear: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    applicant: { en: 'Applicant', ms: 'Pemohon' },
    sent: { en: 'Sent', ms: 'Dihantar' },
    due: { en: 'Due', ms: 'Tarikh akhir' },
    checker: { en: 'Checked by', ms: 'Disemak oleh' },
    progress: { en: 'Checklist', ms: 'Senarai semak' },
    nobody: { en: 'Nobody yet', ms: 'Belum ada' },
    mine: { en: 'Checked by me', ms: 'Disemak oleh saya' },
    unclaimed: { en: 'Not begun', ms: 'Belum dimulakan' },
    late: { en: 'Overdue', ms: 'Melepasi tarikh akhir' },
    load: { en: 'In hand', ms: 'Dalam tangan' },

    checklist: { en: 'Checklist', ms: 'Senarai semak' },
    buildChecklist: { en: 'Edit the checklist', ms: 'Sunting senarai semak' },
    registration: { en: 'The registration', ms: 'Pendaftaran' },
    returnTitle: { en: 'What goes back to the journal', ms: 'Perkara yang dikembalikan kepada jurnal' },
    returnLead: {
      en: 'Made from the failed items; add any other field',
      ms: 'Dibuat daripada item yang gagal; tambah medan lain jika perlu',
    },
    nothingBack: { en: 'Nothing yet: no item has failed.', ms: 'Belum ada: tiada item yang gagal.' },
    field: { en: 'Field', ms: 'Medan' },
    inRegistration: { en: 'In the registration', ms: 'Dalam pendaftaran' },
    reason: { en: 'Reason that the journal reads', ms: 'Sebab yang dibaca oleh jurnal' },
    emptyField: { en: 'Empty', ms: 'Kosong' },
    noReason: { en: 'No reason yet.', ms: 'Belum ada sebab.' },
    addField: { en: 'Add a field', ms: 'Tambah medan' },
    savingField: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    fieldSaved: { en: 'Saved', ms: 'Disimpan' },
    saveField: { en: 'Save', ms: 'Simpan' },
    fieldMissing: { en: 'Choose a field', ms: 'Pilih medan' },
    reasonMissing: {
      en: 'Write what the journal must do',
      ms: 'Tulis perkara yang perlu dilakukan oleh jurnal',
    },
    meanwhile: {
      en: 'Somebody else answered this meanwhile; theirs stands.',
      ms: 'Orang lain telah menjawab item ini; jawapan mereka dikekalkan.',
    },
    takeMine: { en: 'Take mine', ms: 'Guna jawapan saya' },
    changes: { en: 'What changed since the last round', ms: 'Perubahan sejak pusingan lepas' },
    changesNone: { en: 'Nothing in the registration has changed.', ms: 'Tiada perubahan dalam pendaftaran.' },
    before: { en: 'Before', ms: 'Sebelum' },
    now: { en: 'Now', ms: 'Sekarang' },
    rounds: { en: 'Earlier rounds', ms: 'Pusingan terdahulu' },
    checklistQuiet: {
      en: 'Answers keep the version they were given on.',
      ms: 'Jawapan kekal pada versi asalnya.',
    },
    rail: { en: 'About this check', ms: 'Tentang semakan ini' },
    toQueue: { en: 'All registrations', ms: 'Semua pendaftaran' },
    notFound: { en: 'This registration is not there', ms: 'Pendaftaran ini tiada' },
    notFoundWhy: {
      en: 'It was not submitted yet, or the address is mistyped.',
      ms: 'Pendaftaran belum dihantar, atau alamat tersilap taip.',
    },
    decision: { en: 'Decision', ms: 'Keputusan' },
    reject: { en: 'Reject…', ms: 'Tolak…' },
    return: { en: 'Return with reasons…', ms: 'Kembalikan dengan sebab…' },
    pass: { en: 'Pass to verification…', ms: 'Hantar untuk pengesahan…' },
    verify: { en: 'Verify…', ms: 'Sahkan…' },
    passTitle: { en: 'Pass this registration to verification?', ms: 'Hantar pendaftaran ini untuk pengesahan?' },
    passWhy: {
      en: 'Its checklist is closed. The decision is made on the page Verification.',
      ms: 'Senarai semaknya ditutup. Keputusan dibuat di halaman Pengesahan jurnal.',
    },
    verifyTitle: { en: 'Verify this journal?', ms: 'Sahkan jurnal ini?' },
    verifyWhy: {
      en: 'The journal opens at once, and its applicant is told by mail.',
      ms: 'Jurnal dibuka serta-merta, dan pemohon dimaklumkan melalui e-mel.',
    },
    returnAsk: { en: 'Return this registration?', ms: 'Kembalikan pendaftaran ini?' },
    returnWhy: {
      en: 'The applicant reads the reasons by field, can change the registration and submit it again.',
      ms: 'Pemohon membaca sebab mengikut medan, boleh meminda pendaftaran dan menghantarnya semula.',
    },
    rejectTitle: { en: 'Reject this registration?', ms: 'Tolak pendaftaran ini?' },
    rejectWhy: {
      en: 'The applicant is told the reason. The registration ends here.',
      ms: 'Pemohon dimaklumkan sebabnya. Pendaftaran berakhir di sini.',
    },
    remark: { en: 'Words to the applicant', ms: 'Catatan kepada pemohon' },
    reasonToApplicant: {
      en: 'Reason, as the applicant will read it',
      ms: 'Sebab, seperti yang akan dibaca oleh pemohon',
    },
    doing: { en: 'Saving the decision …', ms: 'Sedang menyimpan keputusan …' },
    passed: { en: 'Passed to verification', ms: 'Dihantar untuk pengesahan' },
    verified: { en: 'Journal verified', ms: 'Jurnal disahkan' },
    returned: { en: 'Registration returned', ms: 'Pendaftaran dikembalikan' },
    rejected: { en: 'Registration rejected', ms: 'Pendaftaran ditolak' },
    passedState: { en: 'Waits for the decision', ms: 'Menunggu keputusan' },
    checkingState: { en: 'Checking', ms: 'Sedang disemak' },
    sentState: { en: 'Not begun', ms: 'Belum dimulakan' },
    closed: { en: 'This round is closed.', ms: 'Pusingan ini telah ditutup.' },
  }),
  found: {
    en: ({ count }) => (count === 1 ? '1 registration' : `${count} registrations`),
    ms: ({ count }) => `${count} pendaftaran`,
  } satisfies TextWith<{ count: number }>,
  sentAgain: {
    en: ({ day, round }) => (round > 1 ? `Sent again ${day}` : `Sent ${day}`),
    ms: ({ day, round }) => (round > 1 ? `Dihantar semula ${day}` : `Dihantar ${day}`),
  } satisfies TextWith<{ day: string; round: number }>,
  dayOf: {
    en: ({ day, of, due }) => `day ${day} of ${of} · due ${due}`,
    ms: ({ day, of, due }) => `hari ${day} daripada ${of} · tarikh akhir ${due}`,
  } satisfies TextWith<{ day: number; of: number; due: string }>,
  age: {
    en: ({ days }) => (days === 1 ? '1 working day' : `${days} working days`),
    ms: ({ days }) => `${days} hari bekerja`,
  } satisfies TextWith<{ days: number }>,
  answered: {
    en: ({ count, of }) => `${count} of ${of} answered`,
    ms: ({ count, of }) => `${count} daripada ${of} dijawab`,
  } satisfies TextWith<{ count: number; of: number }>,
  failed: {
    en: ({ count }) => (count === 1 ? '1 failed' : `${count} failed`),
    ms: ({ count }) => `${count} gagal`,
  } satisfies TextWith<{ count: number }>,
  commentsMissing: {
    en: ({ count }) => (count === 1 ? '1 comment missing' : `${count} comments missing`),
    ms: ({ count }) => `${count} ulasan belum ditulis`,
  } satisfies TextWith<{ count: number }>,
  fromItems: {
    en: ({ items }) => `from item ${items}`,
    ms: ({ items }) => `daripada item ${items}`,
  } satisfies TextWith<{ items: string }>,
  writeIn: {
    en: ({ item }) => `Write it in item ${item}`,
    ms: ({ item }) => `Tulis dalam item ${item}`,
  } satisfies TextWith<{ item: number }>,
  editReason: {
    en: ({ field }) => `Edit the reason for ${field}`,
    ms: ({ field }) => `Sunting sebab bagi ${field}`,
  } satisfies TextWith<{ field: string }>,
  removeReason: {
    en: ({ field }) => `Remove ${field}`,
    ms: ({ field }) => `Alih keluar ${field}`,
  } satisfies TextWith<{ field: string }>,
  lastTime: {
    en: ({ verdict, comment }) => (comment ? `Last time: ${verdict}. ${comment}` : `Last time: ${verdict}.`),
    ms: ({ verdict, comment }) => (comment ? `Kali lepas: ${verdict}. ${comment}` : `Kali lepas: ${verdict}.`),
  } satisfies TextWith<{ verdict: string; comment: string }>,
  youHad: {
    en: ({ said }) => `You had: ${said}`,
    ms: ({ said }) => `Jawapan anda: ${said}`,
  } satisfies TextWith<{ said: string }>,
  version: {
    en: ({ number, day }) => `Version ${number}, since ${day}.`,
    ms: ({ number, day }) => `Versi ${number}, sejak ${day}.`,
  } satisfies TextWith<{ number: number; day: string }>,
  roundEnded: {
    en: ({ number, day, reasons }) =>
      `Round ${number}, ${day}${reasons > 0 ? `, ${reasons} ${reasons === 1 ? 'reason' : 'reasons'}` : ''}`,
    ms: ({ number, day, reasons }) => `Pusingan ${number}, ${day}${reasons > 0 ? `, ${reasons} sebab` : ''}`,
  } satisfies TextWith<{ number: number; day: string; reasons: number }>,
  inHand: {
    en: ({ name, open }) => `${name}: ${open}`,
    ms: ({ name, open }) => `${name}: ${open}`,
  } satisfies TextWith<{ name: string; open: number }>,
};
