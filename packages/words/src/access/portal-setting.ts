import { type TextWith, words } from '../text.ts';

/** Portal Setting. */
export const portalSetting = words({
  title: { en: 'Portal Setting', ms: 'Tetapan Portal' },
  lead: {
    en: 'What everybody meets: the name of the portal, its languages and texts, who may register, and its limits.',
    ms: 'Perkara yang ditemui semua orang: nama portal, bahasa dan teksnya, siapa yang boleh mendaftar, dan hadnya.',
  },
  sections: { en: 'Sections', ms: 'Bahagian' },
  name: { en: 'Name and logo', ms: 'Nama dan logo' },
  nameEn: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
  nameMs: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
  nameMissing: { en: 'Give the portal a name.', ms: 'Beri nama kepada portal.' },
  languages: { en: 'Languages', ms: 'Bahasa' },
  offered: { en: 'Languages that the portal offers', ms: 'Bahasa yang ditawarkan oleh portal' },
  offeredHelp: {
    en: 'The first is for visitors whose browser asks for neither, and stands at the plain addresses of the public pages. With one language alone there is nothing to choose: pages, answers and mails are in it, whatever an account says. What has been written in the other language is kept.',
    ms: 'Bahasa pertama digunakan bagi pelawat yang pelayarnya tidak meminta mana-mana satu, dan untuk alamat biasa halaman awam. Dengan satu bahasa sahaja, tiada pilihan diberikan: halaman, jawapan dan e-mel menggunakan bahasa itu walau apa pun tetapan akaun. Teks yang telah ditulis dalam bahasa lain tetap disimpan.',
  },
  englishFirst: { en: 'English and Malay, English first', ms: 'Inggeris dan Melayu, Inggeris dahulu' },
  malayFirst: { en: 'Malay and English, Malay first', ms: 'Melayu dan Inggeris, Melayu dahulu' },
  onlyEnglish: { en: 'English only', ms: 'Inggeris sahaja' },
  onlyMalay: { en: 'Malay only', ms: 'Melayu sahaja' },
  texts: { en: 'Front texts', ms: 'Teks muka hadapan' },
  directory: { en: 'Above the list of journals', ms: 'Di atas senarai jurnal' },
  directoryHelp: {
    en: 'Stands on the public list of journals, above the search. Left empty, nothing stands there.',
    ms: 'Dipaparkan pada senarai jurnal awam, di atas carian. Jika kosong, tiada teks dipaparkan.',
  },
  foot: { en: 'Foot line', ms: 'Baris kaki halaman' },
  footHelp: {
    en: 'Stands at the foot of the list of journals, the search and the login. Left empty, nothing stands there.',
    ms: 'Dipaparkan di kaki senarai jurnal, carian dan log masuk. Jika kosong, tiada teks dipaparkan.',
  },
  limits: { en: 'Limits', ms: 'Had' },
  limitFile: { en: 'Largest file', ms: 'Fail terbesar' },
  limitMails: { en: 'Mails sent at most', ms: 'E-mel dihantar paling banyak' },
  limitInvitation: { en: 'Invitations expire after', ms: 'Jemputan luput selepas' },
  limitSession: { en: 'Sessions end without use after', ms: 'Sesi tamat tanpa penggunaan selepas' },
  megabytes: { en: 'MB', ms: 'MB' },
  aMinute: { en: 'a minute', ms: 'seminit' },
  days: { en: 'days', ms: 'hari' },
  fileWhy: {
    en: 'Some kinds of file have a smaller limit of their own, which stays: manuscripts 100 MB, figures and tables 200 MB, galleys 500 MB.',
    ms: 'Sesetengah jenis fail mempunyai had sendiri yang lebih kecil dan had itu kekal: manuskrip 100 MB, rajah dan jadual 200 MB, galley 500 MB.',
  },
  mailsWhy: {
    en: 'From all processes together. Left empty, as shipped: as fast as the mail server takes them.',
    ms: 'Bagi semua proses bersama-sama. Jika kosong, seperti tetapan asal: secepat yang diterima oleh pelayan e-mel.',
  },
  invitationWhy: {
    en: 'Holds for invitations that are sent from now on.',
    ms: 'Terpakai bagi jemputan yang dihantar mulai sekarang.',
  },
  sessionWhy: {
    en: 'A shorter time holds at once, for open sessions too. After 90 days every session ends.',
    ms: 'Tempoh yang lebih pendek terpakai serta-merta, termasuk bagi sesi yang terbuka. Selepas 90 hari setiap sesi tamat.',
  },
  front: { en: 'Beside the login', ms: 'Di sebelah log masuk' },
  frontHelp: {
    en: 'Stands beside the login. Left empty, the portal says in its own words what it is for.',
    ms: 'Terletak di sebelah log masuk. Jika kosong, portal menerangkan tujuannya dengan ayat sendiri.',
  },
  inEnglish: { en: 'In English', ms: 'Dalam bahasa Inggeris' },
  inMalay: { en: 'In Malay', ms: 'Dalam bahasa Melayu' },
  registering: { en: 'Registration', ms: 'Pendaftaran' },
  open: { en: 'Anybody may register', ms: 'Sesiapa sahaja boleh mendaftar' },
  openHelp: {
    en: 'Closed, accounts are made by invitation only.',
    ms: 'Jika ditutup, akaun dibuat melalui jemputan sahaja.',
  },
  domains: { en: 'Domains that may register', ms: 'Domain yang boleh mendaftar' },
  domainsHelp: {
    en: 'Such as edu.my, which stands for um.edu.my too. Left empty, every address may register.',
    ms: 'Contohnya edu.my, yang merangkumi um.edu.my juga. Jika kosong, semua alamat boleh mendaftar.',
  },
  banner: { en: 'Message on every page', ms: 'Mesej pada setiap halaman' },
  bannerHelp: {
    en: 'For maintenance and the like. It is shown while it is not empty.',
    ms: 'Untuk penyelenggaraan dan seumpamanya. Mesej dipaparkan selagi tidak kosong.',
  },
  logoLight: { en: 'Logo on light ground', ms: 'Logo di atas latar cerah' },
  logoDark: { en: 'Logo on dark ground', ms: 'Logo di atas latar gelap' },
  logoHelp: {
    en: 'A logo stands before the name, in place of the mark of Naskhah. It is saved as soon as it is chosen.',
    ms: 'Logo terletak sebelum nama, menggantikan tanda Naskhah. Logo disimpan sebaik sahaja dipilih.',
  },
  logoDarkHelp: {
    en: 'The one for dark ground is for the dark theme and for the side of the login; without it, the other stands there.',
    ms: 'Logo latar gelap digunakan untuk tema gelap dan bahagian sisi log masuk; jika tiada, logo latar cerah digunakan.',
  },
  logoLimits: { en: 'PNG, JPEG or WebP, at most 200 kB', ms: 'PNG, JPEG atau WebP, paling besar 200 kB' },
  logoTooLarge: { en: 'This picture is larger than 200 kB.', ms: 'Gambar ini lebih besar daripada 200 kB.' },
  logoSaving: { en: 'Saving the logo …', ms: 'Menyimpan logo …' },
  logoSaved: { en: 'Logo saved', ms: 'Logo disimpan' },
  logoRemove: { en: 'Remove', ms: 'Buang' },
  logoRemoved: { en: 'Logo removed', ms: 'Logo dibuang' },
  sender: { en: 'Sender of mails', ms: 'Pengirim e-mel' },
  senderHelp: {
    en: 'Left empty, mails come from the address that the server was started with. The mail server must be allowed to send for this address.',
    ms: 'Jika kosong, e-mel dihantar daripada alamat yang ditetapkan semasa pelayan dimulakan. Pelayan e-mel mesti dibenarkan menghantar bagi pihak alamat ini.',
  },
  senderName: { en: 'Name', ms: 'Nama' },
  senderAddress: { en: 'Address', ms: 'Alamat' },
  save: { en: 'Save', ms: 'Simpan' },
  saving: { en: 'Saving …', ms: 'Menyimpan …' },
  saved: { en: 'The portal is set', ms: 'Portal telah ditetapkan' },
});

/** Both languages part thousands by commas. */
const figure = (value: number): string => value.toLocaleString('en');

export const portalSettingWith = {
  between: {
    en: ({ least, most }) => `Write a whole number from ${least} to ${figure(most)}, without commas.`,
    ms: ({ least, most }) => `Tulis nombor bulat dari ${least} hingga ${figure(most)}, tanpa koma.`,
  } satisfies TextWith<{ least: number; most: number }>,
  range: {
    en: ({ least, most, unit }) => `From ${least} to ${figure(most)} ${unit}.`,
    ms: ({ least, most, unit }) => `Dari ${least} hingga ${figure(most)} ${unit}.`,
  } satisfies TextWith<{ least: number; most: number; unit: string }>,
  shipped: {
    en: ({ value, unit }) => `As shipped: ${figure(value)} ${unit}.`,
    ms: ({ value, unit }) => `Tetapan asal: ${figure(value)} ${unit}.`,
  } satisfies TextWith<{ value: number; unit: string }>,
  mailsAllowed: {
    en: ({ most }) =>
      `From all processes together. Left empty, as shipped: ${figure(most)}, with which the server was started.`,
    ms: ({ most }) =>
      `Bagi semua proses bersama-sama. Jika kosong, seperti tetapan asal: ${figure(most)}, iaitu nilai semasa pelayan dimulakan.`,
  } satisfies TextWith<{ most: number }>,
  removeLogo: {
    en: ({ logo }) => `Remove: ${logo}`,
    ms: ({ logo }) => `Buang: ${logo}`,
  } satisfies TextWith<{ logo: string }>,
};
