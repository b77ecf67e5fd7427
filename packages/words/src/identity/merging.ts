import { type TextWith, words } from '../text.ts';

/** Two accounts that become one. */
export const merging = {
  ...words({
    title: { en: 'Merge with another account', ms: 'Gabungkan dengan akaun lain' },
    why: {
      en: 'Each account is asked by a mail of its own. Once both have said so, everything of the other account becomes part of this one, and its password and sessions end.',
      ms: 'Setiap akaun ditanya melalui e-mel tersendiri. Setelah kedua-duanya mengesahkan, segala dalam akaun yang satu lagi menjadi sebahagian daripada akaun ini, dan kata laluan serta sesinya tamat.',
    },
    search: { en: 'Name or e-mail address of the other account', ms: 'Nama atau alamat e-mel akaun yang satu lagi' },
    hint: {
      en: 'Write at least two letters of the name or the address.',
      ms: 'Tulis sekurang-kurangnya dua huruf nama atau alamat.',
    },
    nobody: { en: 'No other account found', ms: 'Tiada akaun lain ditemukan' },
    choose: { en: 'Choose', ms: 'Pilih' },
    another: { en: 'Choose another', ms: 'Pilih yang lain' },
    ask: { en: 'Ask both addresses', ms: 'Tanya kedua-dua alamat' },
    asking: { en: 'Sending the mails …', ms: 'Sedang menghantar e-mel …' },
    asked: { en: 'Both addresses were asked', ms: 'Kedua-dua alamat telah ditanya' },
    underWay: { en: 'Merging waits for the person', ms: 'Penggabungan menunggu orang itu' },
    callOff: { en: 'Call off', ms: 'Batalkan' },
    calledOff: { en: 'Called off', ms: 'Dibatalkan' },
    saidSo: { en: 'confirmed', ms: 'disahkan' },
    waits: { en: 'not confirmed yet', ms: 'belum disahkan' },

    pageTitle: { en: 'Are both accounts yours?', ms: 'Adakah kedua-dua akaun milik anda?' },
    stays: { en: 'Account that stays', ms: 'Akaun yang kekal' },
    ends: { en: 'Account that becomes part of it', ms: 'Akaun yang digabungkan' },
    nothingYet: {
      en: 'Nothing has happened yet. It is done when both addresses have said yes.',
      ms: 'Belum ada apa-apa berlaku. Ia dilakukan apabila kedua-dua alamat telah mengesahkan.',
    },
    confirm: { en: 'Yes, both accounts are mine', ms: 'Ya, kedua-dua akaun milik saya' },
    confirming: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    waitingTitle: { en: 'Now open the other mail', ms: 'Sekarang buka e-mel yang satu lagi' },
    waitingWhy: {
      en: 'This address has said yes. The accounts become one when the link at the other address is confirmed too.',
      ms: 'Alamat ini telah mengesahkan. Akaun digabungkan apabila pautan di alamat yang satu lagi turut disahkan.',
    },
    doneTitle: { en: 'The two accounts are one', ms: 'Dua akaun telah digabungkan' },
    doneWhy: {
      en: 'Log in with the password of the account that stays, at any of your addresses.',
      ms: 'Log masuk dengan kata laluan akaun yang kekal, menggunakan mana-mana alamat anda.',
    },
    endedTitle: { en: 'This link is no longer good', ms: 'Pautan ini tidak lagi sah' },
    endedWhy: {
      en: 'It was called off or is too old. Nothing was merged.',
      ms: 'Ia telah dibatalkan atau terlalu lama. Tiada apa-apa digabungkan.',
    },

    ownTitle: { en: 'Another account of yours', ms: 'Akaun anda yang lain' },
    ownWhy: {
      en: 'If you have a second account, merge it into this one. Both addresses get a mail; the accounts become one when you have confirmed both.',
      ms: 'Jika anda mempunyai akaun kedua, gabungkan dengan akaun ini. Kedua-dua alamat menerima e-mel; akaun digabungkan setelah anda mengesahkan kedua-duanya.',
    },
    ownEmail: { en: 'E-mail address of the other account', ms: 'Alamat e-mel akaun yang satu lagi' },
    ownAsk: { en: 'Merge the accounts', ms: 'Gabungkan akaun' },
    ownAsked: {
      en: 'If there is an account of that address, both addresses were written to',
      ms: 'Jika ada akaun dengan alamat itu, e-mel telah dihantar ke kedua-dua alamat',
    },
    ownMissing: { en: 'Write the address of your other account.', ms: 'Tulis alamat akaun anda yang satu lagi.' },
  }),
  chooseNamed: {
    en: ({ name }) => `Choose ${name}`,
    ms: ({ name }) => `Pilih ${name}`,
  } satisfies TextWith<{ name: string }>,
  staysHere: {
    en: ({ name }) => `The account of ${name} is to become part of this one.`,
    ms: ({ name }) => `Akaun ${name} akan menjadi sebahagian daripada akaun ini.`,
  } satisfies TextWith<{ name: string }>,
  endsHere: {
    en: ({ name }) => `This account is to become part of that of ${name}.`,
    ms: ({ name }) => `Akaun ini akan menjadi sebahagian daripada akaun ${name}.`,
  } satisfies TextWith<{ name: string }>,
  said: {
    en: ({ here, there }) => `This account: ${here}. The other: ${there}.`,
    ms: ({ here, there }) => `Akaun ini: ${here}. Yang satu lagi: ${there}.`,
  } satisfies TextWith<{ here: string; there: string }>,
};
