import { type TextWith, words } from '../text.ts';

/** Notifications, how one hears of things, and the page that stops mails. */
export const notices = {
  ...words({
    title: { en: 'Notifications', ms: 'Pemberitahuan' },
    lead: {
      en: 'What happened that concerns you, newest first.',
      ms: 'Perkara berkaitan anda, yang terbaharu dahulu.',
    },
    views: { en: 'Which notifications', ms: 'Pemberitahuan yang mana' },
    all: { en: 'All', ms: 'Semua' },
    unread: { en: 'Unread', ms: 'Belum dibaca' },
    showAll: { en: 'All notifications', ms: 'Semua pemberitahuan' },
    markAll: { en: 'Mark all as read', ms: 'Tanda semua sebagai dibaca' },
    marking: { en: 'Marking as read …', ms: 'Sedang menanda …' },
    marked: { en: 'All are marked as read', ms: 'Semua ditanda sebagai dibaca' },
    what: { en: 'What happened', ms: 'Perkara' },
    time: { en: 'When', ms: 'Bila' },
    empty: { en: 'No notifications', ms: 'Tiada pemberitahuan' },
    emptyWhy: {
      en: 'You will read here what happens to your articles, reviews and journals.',
      ms: 'Perkembangan artikel, pewasitan dan jurnal anda akan dipaparkan di sini.',
    },
    settings: { en: 'Settings', ms: 'Tetapan' },
    preferences: { en: 'How you hear of things', ms: 'Cara anda dimaklumkan' },
    preferencesLead: {
      en: 'Mails that you cannot do without, such as codes and decisions, are always sent.',
      ms: 'E-mel yang perlu, seperti kod dan keputusan, sentiasa dihantar.',
    },
    event: { en: 'Event', ms: 'Peristiwa' },
    inApp: { en: 'In the portal', ms: 'Dalam portal' },
    email: { en: 'By e-mail', ms: 'Melalui e-mel' },
    now: { en: 'At once', ms: 'Serta-merta' },
    daily: { en: 'Daily digest', ms: 'Ringkasan harian' },
    weekly: { en: 'Weekly digest', ms: 'Ringkasan mingguan' },
    off: { en: 'Off', ms: 'Tiada' },
    save: { en: 'Save the notifications', ms: 'Simpan pemberitahuan' },
    saving: { en: 'Saving …', ms: 'Sedang menyimpan …' },
    saved: { en: 'Notifications saved', ms: 'Pemberitahuan disimpan' },
    stopTitle: { en: 'Stop these mails?', ms: 'Hentikan e-mel ini?' },
    stop: { en: 'Stop these mails', ms: 'Hentikan e-mel ini' },
    stopping: { en: 'Stopping the mails …', ms: 'Sedang menghentikan e-mel …' },
    stoppedTitle: { en: 'These mails are stopped', ms: 'E-mel ini telah dihentikan' },
    stoppedWhy: {
      en: 'You still see these things in the portal. In your profile you can have the mails again.',
      ms: 'Anda masih melihat perkara ini dalam portal. E-mel boleh dihidupkan semula dalam profil anda.',
    },
    linkWrong: { en: 'This link does not work', ms: 'Pautan ini tidak berfungsi' },
    linkWrongWhy: {
      en: 'Copy the whole link from the mail, or choose your mails in your profile.',
      ms: 'Salin pautan penuh daripada e-mel, atau pilih e-mel anda dalam profil.',
    },
    opening: { en: 'Opening the link …', ms: 'Sedang membuka pautan …' },
  }),
  unreadCount: {
    en: ({ count }) => `Notifications, ${count} unread`,
    ms: ({ count }) => `Pemberitahuan, ${count} belum dibaca`,
  } satisfies TextWith<{ count: number }>,
  stopWhy: {
    en: ({ name }) => `You will get no more mails of the kind “${name}”.`,
    ms: ({ name }) => `Anda tidak akan menerima lagi e-mel jenis “${name}”.`,
  } satisfies TextWith<{ name: string }>,
};
