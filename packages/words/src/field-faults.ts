import { words } from './text.ts';

/** What is wrong with a field, and what to write instead. */
export const fieldFaults = words({
  required: { en: 'Fill in this field.', ms: 'Isi medan ini.' },
  'wrong-kind': { en: 'This value is of the wrong kind.', ms: 'Nilai ini bukan daripada jenis yang betul.' },
  invalid: {
    en: 'The portal cannot take this value. Write it as the documentation of the calls says.',
    ms: 'Portal tidak dapat menerima nilai ini. Tulis seperti yang dinyatakan dalam dokumentasi panggilan.',
  },
  'text-with-nul': {
    en: 'This text holds a sign that cannot be kept (NUL). Remove it and send the text again.',
    ms: 'Teks ini mengandungi tanda yang tidak boleh disimpan (NUL). Buang tanda itu dan hantar semula.',
  },
  'six-digits': { en: 'Type the six digits of the code.', ms: 'Taip enam digit kod itu.' },
  'not-a-ror': {
    en: 'Choose the institution from the list, or write its id like https://ror.org/02e91jd64.',
    ms: 'Pilih institusi daripada senarai, atau tulis idnya seperti https://ror.org/02e91jd64.',
  },
  'journal-path': {
    en: 'Write 2 to 41 small letters, digits and hyphens, beginning with a letter or a digit.',
    ms: 'Tulis 2 hingga 41 huruf kecil, digit dan sempang, bermula dengan huruf atau digit.',
  },
  'journal-abbreviation': {
    en: 'Write 2 to 12 capital letters and digits, beginning with a letter.',
    ms: 'Tulis 2 hingga 12 huruf besar dan digit, bermula dengan huruf.',
  },
  'domain-name': {
    en: 'Write a domain such as university.edu.my, without @ and without https://.',
    ms: 'Tulis domain seperti universiti.edu.my, tanpa @ dan tanpa https://.',
  },
  'named-twice': { en: 'Name each only once.', ms: 'Namakan setiap satu sekali sahaja.' },
  'time-zone-unknown': {
    en: 'Name a time zone of the list, such as Asia/Kuala_Lumpur.',
    ms: 'Namakan zon waktu daripada senarai, seperti Asia/Kuala_Lumpur.',
  },
  'language-tag': {
    en: 'Name each text by its language, such as en or ms.',
    ms: 'Namakan setiap teks mengikut bahasanya, seperti en atau ms.',
  },
  'whole-number': { en: 'Write a whole number from 0 to 999999.', ms: 'Tulis nombor bulat daripada 0 hingga 999999.' },
  'yes-or-no': { en: 'Write yes or no.', ms: 'Tulis ya atau tidak.' },
  'not-a-datetime': {
    en: 'Write the moment as yyyy-mm-ddThh:mm:ssZ.',
    ms: 'Tulis waktu sebagai yyyy-mm-ddThh:mm:ssZ.',
  },
  'not-a-base64': {
    en: 'Send the content of the file as base64.',
    ms: 'Hantar kandungan fail sebagai base64.',
  },
  'section-closed': {
    en: 'This field belongs to a section of the journal that your access does not open. Ask who manages its team.',
    ms: 'Medan ini termasuk dalam bahagian jurnal yang tidak dibuka oleh akses anda. Tanya pengurus pasukan jurnal.',
  },
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
  'code-retired': {
    en: 'This entry is no longer offered. Choose another one of the list.',
    ms: 'Entri ini tidak lagi ditawarkan. Pilih entri lain dalam senarai.',
  },
  'not-in-list': { en: 'Choose one of the values offered.', ms: 'Pilih salah satu nilai yang ditawarkan.' },
  'article-or-journal': {
    en: 'Say which article or which journal this is about.',
    ms: 'Nyatakan artikel atau jurnal yang berkaitan.',
  },
  'one-cover': {
    en: 'A journal has one cover. Take the other one off.',
    ms: 'Jurnal mempunyai satu kulit sahaja. Buang yang lain.',
  },
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
