import type { SetupItem } from '@naskhah/kernel/setup-items';
import { type Text, type TextWith, words } from '../text.ts';

type ItemWords = { title: Text; left: Text; done: Text; minutes: number };

/** What is needed before the first submission: its name, what is missing, and what is there. */
export const setupItemWords: Record<SetupItem, ItemWords> = {
  editor: {
    title: { en: 'Choose an editor for every article', ms: 'Pilih editor bagi setiap artikel' },
    left: {
      en: 'Nobody holds a preset of a mandatory editor. Now a submission would reach nobody.',
      ms: 'Tiada sesiapa memegang praset editor wajib. Penghantaran sekarang tidak akan sampai kepada sesiapa.',
    },
    done: { en: 'Somebody stands in every article', ms: 'Ada editor dalam setiap artikel' },
    minutes: 2,
  },
  contact: {
    title: { en: 'Name the principal contact', ms: 'Namakan pegawai perhubungan utama' },
    left: { en: 'Authors have nobody to write to.', ms: 'Pengarang tiada tempat untuk bertanya.' },
    done: { en: 'Shown on the journal’s page', ms: 'Dipaparkan pada laman jurnal' },
    minutes: 1,
  },
  license: {
    title: { en: 'Choose the licence', ms: 'Pilih lesen' },
    left: {
      en: 'Authors must know under which licence their article appears.',
      ms: 'Pengarang perlu tahu lesen bagi artikel mereka.',
    },
    done: { en: 'For all new articles', ms: 'Bagi semua artikel baharu' },
    minutes: 1,
  },
  guidelines: {
    title: { en: 'Write the author guidelines', ms: 'Tulis garis panduan pengarang' },
    left: {
      en: 'In English or Malay; a few sentences will do for now.',
      ms: 'Dalam bahasa Inggeris atau bahasa Melayu; beberapa ayat sudah memadai buat masa ini.',
    },
    done: { en: 'Shown where a submission is begun', ms: 'Dipaparkan semasa penghantaran dimulakan' },
    minutes: 5,
  },
  names: {
    title: { en: 'Names, ISSN and scope', ms: 'Nama, ISSN dan skop' },
    left: { en: 'The journal has no name.', ms: 'Jurnal tiada nama.' },
    done: { en: 'From the registration', ms: 'Daripada pendaftaran' },
    minutes: 1,
  },
  sections: {
    title: { en: 'Sections and article types', ms: 'Bahagian dan jenis artikel' },
    left: { en: 'No section is open.', ms: 'Tiada bahagian yang terbuka.' },
    done: { en: 'At least one section is open', ms: 'Sekurang-kurangnya satu bahagian terbuka' },
    minutes: 1,
  },
};

export const setupGuide = {
  ...words({
    open: { en: 'Open for submissions', ms: 'Buka untuk penghantaran' },
    close: { en: 'Close for submissions', ms: 'Tutup penghantaran' },
    closeTitle: { en: 'Close the journal for submissions?', ms: 'Tutup jurnal untuk penghantaran?' },
    closeWhy: {
      en: 'Nobody can begin a submission until you open it again. Drafts that were begun can still be sent.',
      ms: 'Tiada penghantaran baharu boleh dimulakan sehingga anda membukanya semula. Draf yang telah dimulakan masih boleh dihantar.',
    },
    opening: { en: 'Opening …', ms: 'Sedang membuka …' },
    opened: { en: 'The journal takes submissions', ms: 'Jurnal menerima penghantaran' },
    closing: { en: 'Closing …', ms: 'Sedang menutup …' },
    closed: { en: 'The journal takes no submissions', ms: 'Jurnal tidak menerima penghantaran' },
    notVerified: {
      en: 'Not verified yet. You can prepare everything now, and open it after that.',
      ms: 'Belum disahkan. Anda boleh menyediakan semuanya sekarang dan membukanya selepas itu.',
    },
    ready: { en: 'Everything is ready', ms: 'Semuanya sudah sedia' },
    readyWhy: {
      en: 'Open the journal, and authors can submit at once.',
      ms: 'Buka jurnal, dan pengarang boleh menghantar serta-merta.',
    },
    takes: { en: 'The journal takes submissions', ms: 'Jurnal menerima penghantaran' },
    takesWhy: {
      en: 'Everything below can be changed at any time.',
      ms: 'Semua perkara di bawah boleh diubah pada bila-bila masa.',
    },
    needed: { en: 'Needed before the first submission', ms: 'Diperlukan sebelum penghantaran pertama' },
    shipped: { en: 'Works as shipped', ms: 'Berfungsi seperti asal' },
    shippedWhy: { en: 'Change it when you like', ms: 'Ubah bila-bila masa' },
    done: { en: 'Done', ms: 'Selesai' },
    asShipped: { en: 'Default', ms: 'Asal' },
    workflow: {
      en: 'Five stages; a report in 21 days; double-anonymous review',
      ms: 'Lima peringkat; laporan dalam 21 hari; pewasitan tanpa nama dua hala',
    },
    forms: { en: 'A free report until you choose a form', ms: 'Laporan bebas sehingga anda memilih borang' },
    mails: { en: 'All letters in English and Malay', ms: 'Semua surat dalam bahasa Inggeris dan bahasa Melayu' },
  }),
  left: {
    en: ({ count }) =>
      count === 1
        ? '1 thing is left before it can take submissions'
        : `${count} things are left before it can take submissions`,
    ms: ({ count }) => `${count} perkara lagi sebelum jurnal boleh menerima penghantaran`,
  } satisfies TextWith<{ count: number }>,
  leftWhy: {
    en: ({ minutes }) =>
      `About ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Everything else already works with the shipped defaults and can be changed at any time.`,
    ms: ({ minutes }) =>
      `Kira-kira ${minutes} minit. Yang lain sudah berfungsi dengan tetapan asal dan boleh diubah pada bila-bila masa.`,
  } satisfies TextWith<{ minutes: number }>,
  next: {
    en: ({ what }) => `Next: ${what}`,
    ms: ({ what }) => `Seterusnya: ${what}`,
  } satisfies TextWith<{ what: string }>,
  doneOf: {
    en: ({ done, of }) => `${done} of ${of} done`,
    ms: ({ done, of }) => `${done} daripada ${of} selesai`,
  } satisfies TextWith<{ done: number; of: number }>,
  minutes: {
    en: ({ count }) => (count === 1 ? '1 minute' : `${count} minutes`),
    ms: ({ count }) => `${count} minit`,
  } satisfies TextWith<{ count: number }>,
};
