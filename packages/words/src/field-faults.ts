import { words } from './text.ts';

/** What is wrong with a field, and what to write instead. */
export const fieldFaults = words({
  required: { en: 'Fill in this field.', ms: 'Isi medan ini.' },
  'wrong-kind': { en: 'This value is of the wrong kind.', ms: 'Nilai ini bukan daripada jenis yang betul.' },
  invalid: { en: 'This value is not valid.', ms: 'Nilai ini tidak sah.' },
  'unknown-field': {
    en: 'This call knows no field or filter of this name.',
    ms: 'Panggilan ini tidak mengenali medan atau penapis dengan nama ini.',
  },
  'code-value': {
    en: 'Begin with a letter or a digit, then letters, digits, spaces and . _ : / + - only, 120 characters at most.',
    ms: 'Mulakan dengan huruf atau digit, kemudian huruf, digit, ruang dan . _ : / + - sahaja, paling banyak 120 aksara.',
  },
  'code-parent': {
    en: 'Choose an entry of this list that stands below no other, and for an entry that has none below itself.',
    ms: 'Pilih entri senarai ini yang tidak berada di bawah entri lain, bagi entri yang tiada entri di bawahnya.',
  },
  'column-missing': {
    en: 'The first row must name this column.',
    ms: 'Baris pertama mesti menamakan lajur ini.',
  },
  'ends-before': { en: 'The end is before the beginning.', ms: 'Tarikh tamat lebih awal daripada tarikh mula.' },
  'not-in-list': { en: 'Choose one of the values offered.', ms: 'Pilih salah satu nilai yang ditawarkan.' },
  'family-not-in-name': {
    en: 'The family name is no part of this name. Choose it anew.',
    ms: 'Nama keluarga ini bukan sebahagian daripada nama tersebut. Pilih semula.',
  },
  'too-short-string': { en: 'This text is too short.', ms: 'Teks ini terlalu pendek.' },
  'too-long-string': { en: 'This text is too long.', ms: 'Teks ini terlalu panjang.' },
  'too-short-array': { en: 'Too few entries.', ms: 'Entri terlalu sedikit.' },
  'too-long-array': { en: 'Too many entries.', ms: 'Entri terlalu banyak.' },
  'too-short-number': { en: 'This number is too small.', ms: 'Nombor ini terlalu kecil.' },
  'too-long-number': { en: 'This number is too large.', ms: 'Nombor ini terlalu besar.' },
  'too-short-int': { en: 'This number is too small.', ms: 'Nombor ini terlalu kecil.' },
  'too-long-int': { en: 'This number is too large.', ms: 'Nombor ini terlalu besar.' },
  'not-a-email': {
    en: 'This e-mail address is not complete. Write it like name@university.edu.my.',
    ms: 'Alamat e-mel ini belum lengkap. Tulis seperti nama@universiti.edu.my.',
  },
  'not-a-uuid': { en: 'This record is not known.', ms: 'Rekod ini tidak dikenali.' },
  'not-a-date': { en: 'Write the date as yyyy-mm-dd.', ms: 'Tulis tarikh sebagai yyyy-mm-dd.' },
  'not-a-url': {
    en: 'Write a full web address, starting with https://.',
    ms: 'Tulis alamat web penuh, bermula dengan https://.',
  },
  'unknown-variable': {
    en: 'This mail does not know these variables:',
    ms: 'E-mel ini tidak mengenali pemboleh ubah berikut:',
  },
  'variable-missing': {
    en: 'Without these variables the mail is of no use:',
    ms: 'E-mel ini tidak berguna tanpa pemboleh ubah berikut:',
  },
  'too-short': { en: 'Use at least 12 characters.', ms: 'Gunakan sekurang-kurangnya 12 aksara.' },
  'is-email': {
    en: 'The password must not be your e-mail address.',
    ms: 'Kata laluan tidak boleh sama dengan alamat e-mel anda.',
  },
  'too-common': {
    en: 'This password is among the most common ones. Choose a longer phrase of your own.',
    ms: 'Kata laluan ini antara yang paling lazim. Pilih frasa yang lebih panjang daripada anda sendiri.',
  },
});
