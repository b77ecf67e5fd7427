import { words } from './text.ts';

/** Portal Setting. */
export const portalSetting = words({
  title: { en: 'Portal Setting', ms: 'Tetapan Portal' },
  lead: {
    en: 'What everybody meets: the name of the portal, its front, who may register, a message on every page.',
    ms: 'Perkara yang ditemui semua orang: nama portal, muka hadapannya, siapa yang boleh mendaftar, mesej pada setiap halaman.',
  },
  name: { en: 'Name', ms: 'Nama' },
  nameEn: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
  nameMs: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
  nameMissing: { en: 'Give the portal a name.', ms: 'Beri nama kepada portal.' },
  front: { en: 'Front text', ms: 'Teks muka hadapan' },
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
  logo: { en: 'Logo', ms: 'Logo' },
  logoHelp: {
    en: 'Stands before the name, in place of the mark of Naskhah.',
    ms: 'Terletak sebelum nama, menggantikan tanda Naskhah.',
  },
  logoFile: { en: 'Picture', ms: 'Gambar' },
  logoLimits: { en: 'PNG, JPEG or WebP, at most 200 kB', ms: 'PNG, JPEG atau WebP, paling besar 200 kB' },
  logoTooLarge: { en: 'This picture is larger than 200 kB.', ms: 'Gambar ini lebih besar daripada 200 kB.' },
  logoSaving: { en: 'Saving the logo …', ms: 'Menyimpan logo …' },
  logoSaved: { en: 'Logo saved', ms: 'Logo disimpan' },
  logoRemove: { en: 'Remove the logo', ms: 'Buang logo' },
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
  changed: {
    en: 'Somebody else has set the portal meanwhile. What you wrote is still here; look at it again and save.',
    ms: 'Orang lain telah menetapkan portal sementara itu. Tulisan anda masih di sini; lihat semula dan simpan.',
  },
});
