import { type TextWith, words } from '../text.ts';

/** A person as those who look after people see them. */
export const personPage = {
  ...words({
    parts: { en: 'Parts of this person', ms: 'Bahagian tentang orang ini' },
    about: { en: 'About the account', ms: 'Tentang akaun' },
    account: { en: 'Account', ms: 'Akaun' },
    access: { en: 'Roles and journals', ms: 'Peranan dan jurnal' },
    sessions: { en: 'Sessions', ms: 'Sesi' },
    activity: { en: 'Activity', ms: 'Aktiviti' },
    loading: { en: 'Loading the person …', ms: 'Sedang memuatkan maklumat …' },
    toList: { en: 'All people', ms: 'Semua orang' },
    notFound: { en: 'This person is not there', ms: 'Orang ini tiada' },
    notFoundWhy: { en: 'The address may be mistyped.', ms: 'Alamat mungkin tersilap taip.' },

    emails: { en: 'E-mail addresses', ms: 'Alamat e-mel' },
    primary: { en: 'Primary: mails go here', ms: 'Utama: e-mel dihantar ke sini' },
    confirmed: { en: 'Confirmed', ms: 'Disahkan' },
    unconfirmed: { en: 'Not confirmed yet', ms: 'Belum disahkan' },
    asked: { en: 'Asked by mail; waits for the person', ms: 'Ditanya melalui e-mel; menunggu orang itu' },
    addEmail: { en: 'Add an address', ms: 'Tambah alamat' },
    addEmailWhy: {
      en: 'A mail goes to the address. It counts once the person has logged in and confirmed it.',
      ms: 'E-mel dihantar ke alamat itu. Alamat itu sah setelah orang itu log masuk dan mengesahkannya.',
    },
    email: { en: 'E-mail address', ms: 'Alamat e-mel' },
    emailAsked: { en: 'Mail sent to the address', ms: 'E-mel dihantar ke alamat itu' },
    makePrimary: { en: 'Make primary', ms: 'Jadikan utama' },
    remove: { en: 'Remove', ms: 'Buang' },
    removeEmailTitle: { en: 'Remove this address?', ms: 'Buang alamat ini?' },
    removeEmailWhy: {
      en: 'The person can no longer log in with it.',
      ms: 'Orang itu tidak lagi boleh log masuk dengannya.',
    },

    biography: { en: 'Biography', ms: 'Biografi' },

    affiliations: { en: 'Affiliations', ms: 'Afiliasi' },
    noAffiliations: { en: 'None given.', ms: 'Tiada yang diberi.' },
    main: { en: 'Primary', ms: 'Utama' },
    now: { en: 'now', ms: 'kini' },

    roles: { en: 'Roles of the platform', ms: 'Peranan platform' },
    inUse: { en: 'In use now', ms: 'Sedang digunakan' },
    giveRole: { en: 'Give a role', ms: 'Beri peranan' },
    takeRole: { en: 'Take', ms: 'Tarik' },
    takeRoleTitle: { en: 'Take this role?', ms: 'Tarik peranan ini?' },
    roleGiven: { en: 'Role given', ms: 'Peranan diberi' },
    roleTaken: { en: 'Role taken', ms: 'Peranan ditarik' },
    journals: { en: 'Journals', ms: 'Jurnal' },
    noJournals: { en: 'No part in any journal.', ms: 'Tiada peranan dalam mana-mana jurnal.' },

    noSessions: { en: 'Not logged in anywhere.', ms: 'Tidak log masuk di mana-mana.' },
    noSessionsWhy: {
      en: 'Browsers in which the person is logged in appear here.',
      ms: 'Pelayar tempat orang ini log masuk dipaparkan di sini.',
    },
    unknownDevice: { en: 'A browser that does not name itself', ms: 'Pelayar yang tidak menyatakan namanya' },
    byLink: { en: 'By the link of one review', ms: 'Melalui pautan satu pewasitan' },
    end: { en: 'End', ms: 'Tamatkan' },
    endAll: { en: 'End all sessions', ms: 'Tamatkan semua sesi' },
    endAllWhy: {
      en: 'The person is logged out everywhere and can log in again.',
      ms: 'Orang ini dilog keluar di semua tempat dan boleh log masuk semula.',
    },
    ending: { en: 'Ending …', ms: 'Sedang menamatkan …' },
    ended: { en: 'Ended', ms: 'Ditamatkan' },

    factor: { en: 'Second factor', ms: 'Faktor kedua' },
    factorOff: { en: 'Off: the password alone opens the account.', ms: 'Dimatikan: kata laluan sahaja membuka akaun.' },
    turnOff: { en: 'Turn off…', ms: 'Matikan…' },
    turnOffTitle: { en: 'Turn off the second factor of this person?', ms: 'Matikan faktor kedua orang ini?' },
    turnOffWhy: {
      en: 'For somebody who has lost phone and recovery codes. Make sure in another way that it is really they who ask: from then on the password alone opens the account. All their sessions end, and they are told by mail.',
      ms: 'Untuk orang yang kehilangan telefon dan kod pemulihan. Pastikan dengan cara lain bahawa permintaan ini benar-benar daripada orang itu: selepas ini, kata laluan sahaja membuka akaun. Semua sesinya tamat dan dia dimaklumkan melalui e-mel.',
    },
    turningOff: { en: 'Turning off …', ms: 'Sedang mematikan …' },
    turnedOff: { en: 'The second factor is off', ms: 'Faktor kedua dimatikan' },

    noActivity: { en: 'Nothing happened yet', ms: 'Belum ada apa-apa berlaku' },
    noActivityWhy: {
      en: 'What the person does and what happens to the account appears here.',
      ms: 'Tindakan orang ini dan perubahan pada akaun dipaparkan di sini.',
    },
    when: { en: 'When', ms: 'Bila' },
    what: { en: 'What', ms: 'Apa' },
    by: { en: 'By', ms: 'Oleh' },
    bySystem: { en: 'the portal', ms: 'portal' },

    registered: { en: 'Registered', ms: 'Didaftarkan' },
    lastSeen: { en: 'Last seen', ms: 'Kali terakhir dilihat' },
    never: { en: 'never', ms: 'tidak pernah' },
    country: { en: 'Country', ms: 'Negara' },
    phone: { en: 'Telephone', ms: 'Telefon' },
    language: { en: 'Language', ms: 'Bahasa' },
    orcid: { en: 'ORCID', ms: 'ORCID' },
    articles: { en: 'Articles', ms: 'Artikel' },
    reviews: { en: 'Reviews', ms: 'Pewasitan' },

    more: { en: 'Actions', ms: 'Tindakan' },
    actAs: { en: 'Act as this person…', ms: 'Bertindak sebagai orang ini…' },
    invite: { en: 'Invite to a role or journal…', ms: 'Jemput ke peranan atau jurnal…' },
    merge: { en: 'Merge with another account…', ms: 'Gabungkan dengan akaun lain…' },
    export: { en: 'Export the person’s data', ms: 'Eksport data orang ini' },
    exporting: { en: 'Collecting the data …', ms: 'Sedang mengumpulkan data …' },
    exported: { en: 'Data exported', ms: 'Data dieksport' },
    anonymise: { en: 'Anonymise…', ms: 'Jadikan tanpa nama…' },
    suspend: { en: 'Suspend…', ms: 'Gantung…' },
    reinstate: { en: 'Open again…', ms: 'Buka semula…' },
    suspendTitle: { en: 'Suspend this account?', ms: 'Gantung akaun ini?' },
    suspendWhy: {
      en: 'All its sessions end and nobody can log in to it. The person is told the reason by mail.',
      ms: 'Semua sesinya tamat dan tiada sesiapa boleh log masuk ke akaun ini. Orang itu dimaklumkan sebabnya melalui e-mel.',
    },
    reinstateTitle: { en: 'Open this account again?', ms: 'Buka semula akaun ini?' },
    reinstateWhy: {
      en: 'The person can log in as before and is told so by mail.',
      ms: 'Orang itu boleh log masuk seperti biasa dan dimaklumkan melalui e-mel.',
    },
    reason: { en: 'Reason, as the person will read it', ms: 'Sebab, seperti yang akan dibaca oleh orang itu' },
    suspendedFor: { en: 'Suspended', ms: 'Digantung' },
    anonymiseTitle: { en: 'Anonymise this account for good?', ms: 'Jadikan akaun ini tanpa nama selama-lamanya?' },
    anonymiseWhy: {
      en: 'Name, addresses, affiliations and every way to log in are removed. Published bylines and the log stay. This cannot be undone.',
      ms: 'Nama, alamat, afiliasi dan semua cara log masuk dibuang. Nama pengarang yang telah diterbitkan dan log dikekalkan. Ini tidak boleh dibatalkan.',
    },
    saving: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    saved: { en: 'Saved', ms: 'Disimpan' },
  }),
  removeNamed: {
    en: ({ name }) => `Remove ${name}`,
    ms: ({ name }) => `Buang ${name}`,
  } satisfies TextWith<{ name: string }>,
  primaryNamed: {
    en: ({ name }) => `Make primary: ${name}`,
    ms: ({ name }) => `Jadikan utama: ${name}`,
  } satisfies TextWith<{ name: string }>,
  takeNamed: {
    en: ({ name }) => `Take the role ${name}`,
    ms: ({ name }) => `Tarik peranan ${name}`,
  } satisfies TextWith<{ name: string }>,
  takeRoleWhy: {
    en: ({ role, name }) => `${name} will no longer be ${role}.`,
    ms: ({ role, name }) => `${name} tidak lagi menjadi ${role}.`,
  } satisfies TextWith<{ role: string; name: string }>,
  given: {
    en: ({ day, by }) => `Since ${day}${by && `, by ${by}`}`,
    ms: ({ day, by }) => `Sejak ${day}${by && `, oleh ${by}`}`,
  } satisfies TextWith<{ day: string; by: string }>,
  endNamed: {
    en: ({ name }) => `End the session in ${name}`,
    ms: ({ name }) => `Tamatkan sesi di ${name}`,
  } satisfies TextWith<{ name: string }>,
  since: {
    en: ({ moment }) => `Logged in ${moment}`,
    ms: ({ moment }) => `Log masuk ${moment}`,
  } satisfies TextWith<{ moment: string }>,
  factorSince: {
    en: ({ day }) => `On since ${day}: a login asks for a code after the password.`,
    ms: ({ day }) => `Dihidupkan sejak ${day}: log masuk memerlukan kod selepas kata laluan.`,
  } satisfies TextWith<{ day: string }>,
  actedBy: {
    en: ({ name }) => `${name} acts as this person here`,
    ms: ({ name }) => `${name} bertindak sebagai orang ini di sini`,
  } satisfies TextWith<{ name: string }>,
  typeName: {
    en: ({ name }) => `Type the name to confirm: ${name}`,
    ms: ({ name }) => `Taip nama untuk mengesahkan: ${name}`,
  } satisfies TextWith<{ name: string }>,
  device: {
    en: ({ browser, system }) => `${browser} on ${system}`,
    ms: ({ browser, system }) => `${browser} pada ${system}`,
  } satisfies TextWith<{ browser: string; system: string }>,
};
