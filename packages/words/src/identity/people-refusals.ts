import { words } from '../text.ts';

/** Why something about a person, an invitation or two accounts was not done. */
export const peopleRefusals = words({
  'too-many-emails': {
    en: 'An account has at most ten e-mail addresses. Remove one that is no longer used.',
    ms: 'Satu akaun mempunyai paling banyak sepuluh alamat e-mel. Buang alamat yang tidak digunakan lagi.',
  },
  'email-had-already': {
    en: 'The account has this address already.',
    ms: 'Akaun ini sudah mempunyai alamat tersebut.',
  },
  'email-not-found': {
    en: 'The account does not have this e-mail address.',
    ms: 'Akaun ini tidak mempunyai alamat e-mel tersebut.',
  },
  'nothing-to-confirm': {
    en: 'This account waits for no confirmation. Nothing needs to be done.',
    ms: 'Akaun ini tidak menunggu pengesahan. Tiada apa-apa perlu dibuat.',
  },
  'email-unconfirmed': {
    en: 'This address was not confirmed yet. Mails can go there once it is.',
    ms: 'Alamat ini belum disahkan. E-mel boleh dihantar ke situ setelah disahkan.',
  },
  'email-is-primary': {
    en: 'Mails go to this address. Make another one the primary first.',
    ms: 'E-mel dihantar ke alamat ini. Jadikan alamat lain sebagai alamat utama dahulu.',
  },
  'link-ended': {
    en: 'This link is no longer good. Ask whoever sent it for a new one.',
    ms: 'Pautan ini tidak lagi sah. Minta pautan baharu daripada penghantarnya.',
  },
  'link-of-another': {
    en: 'This link was sent to another account. Log in to that account and open it again.',
    ms: 'Pautan ini dihantar kepada akaun lain. Log masuk ke akaun itu dan buka semula pautan ini.',
  },
  'role-not-found': { en: 'There is no such role.', ms: 'Tiada peranan sedemikian.' },
  'last-administrator': {
    en: 'This is the last Administrator. Give the role to another person first.',
    ms: 'Ini Pentadbir yang terakhir. Berikan peranan itu kepada orang lain dahulu.',
  },
  'last-role': {
    en: 'Everybody keeps at least one role. Give another one first.',
    ms: 'Setiap orang mesti mempunyai sekurang-kurangnya satu peranan. Berikan peranan lain dahulu.',
  },
  'not-oneself': {
    en: 'You cannot do this to your own account. Ask another Administrator.',
    ms: 'Anda tidak boleh melakukan ini terhadap akaun sendiri. Minta Pentadbir lain melakukannya.',
  },
  'account-ended': {
    en: 'One of the two accounts is suspended or no longer there, so they stay as they are.',
    ms: 'Salah satu daripada dua akaun itu digantung atau sudah tiada, maka kedua-duanya kekal seperti sedia ada.',
  },
  'same-account': { en: 'This is the same account.', ms: 'Ini akaun yang sama.' },
  'merge-not-found': {
    en: 'These two accounts are no longer being merged.',
    ms: 'Dua akaun ini tidak lagi dalam proses penggabungan.',
  },
  'already-registered': {
    en: 'There is an account with this address already. Invite it to a role or to a journal instead.',
    ms: 'Sudah ada akaun dengan alamat ini. Jemput pemiliknya kepada peranan atau jurnal sahaja.',
  },
  'invited-already': {
    en: 'This address was invited to the same already, and the invitation is still open. Resend it from the list.',
    ms: 'Alamat ini telah dijemput untuk perkara yang sama dan jemputan itu masih terbuka. Hantar semula daripada senarai.',
  },
  'role-held-already': { en: 'This person holds the role already.', ms: 'Orang ini sudah memegang peranan tersebut.' },
  'person-name-missing': {
    en: 'Write the name of the person; there is no account with this address yet.',
    ms: 'Tulis nama orang itu; belum ada akaun dengan alamat ini.',
  },
  'invitation-not-found': { en: 'This invitation was not found.', ms: 'Jemputan ini tidak ditemui.' },
  'invitation-answered': {
    en: 'This invitation was answered or taken back already.',
    ms: 'Jemputan ini telah dijawab atau ditarik balik.',
  },
  'invitation-expired': {
    en: 'This invitation is too old. Ask whoever sent it to send it again.',
    ms: 'Jemputan ini telah luput. Minta penghantarnya menghantar semula.',
  },
  'authorship-closed': {
    en: 'The article is published, so this can no longer be changed here. Write to the journal.',
    ms: 'Artikel telah diterbitkan, maka perkara ini tidak boleh diubah lagi di sini. Hubungi jurnal.',
  },
  'preset-held-already': {
    en: 'This person holds the preset in this journal already.',
    ms: 'Orang ini sudah memegang praset tersebut dalam jurnal ini.',
  },
  'preset-deleted': {
    en: 'The preset that this invitation gives was deleted. Ask the journal for a new invitation.',
    ms: 'Praset yang diberi oleh jemputan ini telah dipadam. Minta jemputan baharu daripada jurnal.',
  },
  'inviter-cannot-give': {
    en: 'Whoever invited you can no longer give this access. Ask the journal for a new invitation.',
    ms: 'Orang yang menjemput anda tidak lagi boleh memberi capaian ini. Minta jemputan baharu daripada jurnal.',
  },
  'log-in-first': {
    en: 'There is an account with this address. Log in to it and accept there.',
    ms: 'Sudah ada akaun dengan alamat ini. Log masuk dan terima jemputan di sana.',
  },
});
