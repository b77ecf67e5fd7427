import { listRefusals } from './desk-workspace/list-refusals.ts';
import { formRefusals } from './forms/refusals.ts';
import { account } from './identity/account.ts';
import { peopleRefusals } from './identity/people-refusals.ts';
import { signInRefusals } from './identity/sign-in-refusals.ts';
import { journalRefusals } from './journals/refusals.ts';
import { settingsRefusals } from './journals/settings-refusals.ts';
import { uploadRefusals } from './media/upload-refusals.ts';
import { messagingRefusals } from './messaging/refusals.ts';
import { issueRefusals } from './publishing/issue-refusals.ts';
import { words } from './text.ts';
import { verificationRefusals } from './verification/refusals.ts';

/** Why something was not done, what was kept, and what to do now. */
export const refusalWords = words({
  ...listRefusals,
  ...peopleRefusals,
  ...messagingRefusals,
  ...signInRefusals,
  ...issueRefusals,
  ...formRefusals,
  ...settingsRefusals,
  ...uploadRefusals,
  ...journalRefusals,
  ...verificationRefusals,
  'could-not-be-done': { en: 'Error Processing Request', ms: 'Ralat Memproses Permintaan' },
  'database-away': {
    en: 'The portal cannot reach its database at the moment. Try again in a little while.',
    ms: 'Portal tidak dapat mencapai pangkalan datanya buat masa ini. Cuba lagi sebentar nanti.',
  },
  'takes-too-long': {
    en: 'This takes too long at the moment. Ask for less, or try again later.',
    ms: 'Permintaan ini mengambil masa terlalu lama buat masa ini. Minta lebih sedikit, atau cuba lagi kemudian.',
  },
  'no-space-left': {
    en: 'There is no space left on the disk of the portal. Nothing was saved; its keepers can see this too.',
    ms: 'Cakera portal telah penuh. Tiada apa-apa disimpan; penyelenggaranya turut dapat melihat perkara ini.',
  },
  'key-taken': {
    en: 'Something else has this id or this name already. Nothing was saved.',
    ms: 'Rekod lain telah menggunakan id atau nama ini. Tiada apa-apa disimpan.',
  },
  'input-refused': {
    en: 'Some fields need attention. Nothing was saved.',
    ms: 'Beberapa medan perlu diperbetulkan. Tiada apa-apa disimpan.',
  },
  'unreadable-body': { en: 'The request could not be read.', ms: 'Permintaan tidak dapat dibaca.' },
  'not-found': { en: 'This was not found.', ms: 'Perkara ini tidak ditemui.' },
  'not-logged-in': { en: 'Log in to go on.', ms: 'Log masuk untuk meneruskan.' },
  'not-allowed': { en: 'You may not do this.', ms: 'Anda tidak dibenarkan melakukan ini.' },
  'other-origin': { en: 'This request came from another site.', ms: 'Permintaan ini datang dari laman lain.' },
  'not-built-yet': { en: 'This part of the portal is not available yet.', ms: 'Bahagian portal ini belum tersedia.' },
  'too-large': { en: 'This is larger than allowed.', ms: 'Ini melebihi saiz yang dibenarkan.' },
  'wrong-type': {
    en: 'This type of file is not accepted here. The content decides, not the name.',
    ms: 'Jenis fail ini tidak diterima di sini. Kandungan yang menentukan, bukan nama.',
  },
  'other-than-named': {
    en: 'The content of this file is not what the ending of its name says. Save it again in that format, or give it the ending of what it is.',
    ms: 'Kandungan fail ini tidak sama dengan sambungan namanya. Simpan semula dalam format itu, atau beri sambungan yang betul.',
  },
  'family-not-in-name': {
    en: 'The family name is no part of this name. Choose it anew.',
    ms: 'Nama keluarga ini bukan sebahagian daripada nama tersebut. Pilih semula.',
  },
  'too-many-tries': {
    en: 'Too many tries. Wait an hour and try again.',
    ms: 'Terlalu banyak percubaan. Tunggu sejam dan cuba lagi.',
  },
  'stale-version': {
    en: 'Somebody else changed this in the meantime. Look at the changes and save again.',
    ms: 'Orang lain telah mengubah perkara ini sementara itu. Lihat perubahannya dan simpan semula.',
  },
  'login-failed': { en: 'User / Email Not Found', ms: 'Pengguna / E-mel Tidak Ditemui' },
  'registration-closed': account.registrationClosed,
  'domain-refused': {
    en: 'Addresses of this domain cannot register here. Use the address of your institution.',
    ms: 'Alamat daripada domain ini tidak boleh didaftarkan. Gunakan alamat institusi anda.',
  },
  'account-suspended': {
    en: 'This account is suspended. Write to the portal if you think it should not be.',
    ms: 'Akaun ini digantung. Hubungi portal jika anda rasa ia tidak sepatutnya digantung.',
  },
  'password-refused': { en: 'Choose another password.', ms: 'Pilih kata laluan lain.' },
  'old-password-wrong': { en: 'The present password is not right.', ms: 'Kata laluan semasa tidak betul.' },
  'code-wrong': {
    en: 'This code is wrong, used or too old. Ask for a new one.',
    ms: 'Kod ini salah, telah digunakan atau terlalu lama. Minta kod baharu.',
  },
  'ticket-used': {
    en: 'This link or code was used already or is too old. Ask for a new one.',
    ms: 'Pautan atau kod ini telah digunakan atau terlalu lama. Minta yang baharu.',
  },
  'role-not-held': { en: 'You do not hold this role.', ms: 'Anda tidak memegang peranan ini.' },
  'orcid-wrong': {
    en: 'This is not an ORCID iD: 16 digits, the last may be X.',
    ms: 'Ini bukan iD ORCID: 16 digit, yang terakhir boleh jadi X.',
  },
  'orcid-taken': { en: 'Another account has this ORCID iD.', ms: 'Akaun lain mempunyai iD ORCID ini.' },
  'two-primary-affiliations': {
    en: 'Only one affiliation can be the primary one.',
    ms: 'Hanya satu afiliasi boleh menjadi yang utama.',
  },
  'email-taken': {
    en: 'There is an account with this e-mail address.',
    ms: 'Sudah ada akaun dengan alamat e-mel ini.',
  },
  'person-not-found': { en: 'This person was not found.', ms: 'Orang ini tidak ditemui.' },
  'not-into-administrator': {
    en: 'You cannot act as another Administrator.',
    ms: 'Anda tidak boleh bertindak sebagai Pentadbir lain.',
  },
  'not-while-switched': {
    en: 'This cannot be done while acting as another person.',
    ms: 'Ini tidak boleh dilakukan semasa bertindak sebagai orang lain.',
  },
  'not-switched': { en: 'You are acting as yourself.', ms: 'Anda bertindak sebagai diri sendiri.' },
  'list-not-found': { en: 'There is no such list.', ms: 'Tiada senarai sedemikian.' },
  'journal-not-found': { en: 'This journal was not found.', ms: 'Jurnal ini tidak ditemui.' },
  'no-journal-id': { en: 'No journal id', ms: 'Tiada id jurnal' },
  'journal-not-draft': { en: 'This registration was submitted already.', ms: 'Pendaftaran ini telah dihantar.' },
  'journal-incomplete': {
    en: 'The registration is not complete yet. Fill in the fields that are named.',
    ms: 'Pendaftaran ini belum lengkap. Isi medan yang dinyatakan.',
  },
  'journal-not-submitted': {
    en: 'This registration does not wait for a verdict.',
    ms: 'Pendaftaran ini tidak menunggu keputusan.',
  },
  'path-taken': {
    en: 'Another journal has this address. Choose another.',
    ms: 'Jurnal lain mempunyai alamat ini. Pilih yang lain.',
  },
  'abbreviation-taken': {
    en: 'Another journal has this abbreviation. Choose another.',
    ms: 'Jurnal lain mempunyai singkatan ini. Pilih yang lain.',
  },
  'issn-taken': { en: 'Another journal has this ISSN.', ms: 'Jurnal lain mempunyai ISSN ini.' },
  'issn-wrong': {
    en: 'This ISSN is not right: eight digits, and the last one checks the others.',
    ms: 'ISSN ini tidak betul: lapan digit, dan yang terakhir menyemak digit lain.',
  },
  'name-missing': { en: 'Give the journal a name.', ms: 'Beri nama kepada jurnal.' },
  'reason-missing': { en: 'Give a reason.', ms: 'Beri sebab.' },
  'article-not-found': { en: 'This article was not found.', ms: 'Artikel ini tidak ditemui.' },
  'article-not-ready': {
    en: 'Only an article in production can be set into an issue.',
    ms: 'Hanya artikel dalam produksi boleh dimasukkan ke dalam keluaran.',
  },
  'submission-not-found': { en: 'This submission was not found.', ms: 'Penghantaran ini tidak ditemui.' },
  'submission-frozen': {
    en: 'This was submitted already and can no longer be changed here.',
    ms: 'Ini telah dihantar dan tidak boleh diubah lagi di sini.',
  },
  'submission-incomplete': {
    en: 'Something is still missing. Nothing was sent; the steps name what to add.',
    ms: 'Masih ada yang belum lengkap. Tiada apa-apa dihantar; setiap langkah menyatakan apa yang perlu ditambah.',
  },
  'checklist-open': { en: 'Confirm every point of the checklist.', ms: 'Sahkan setiap perkara dalam senarai semak.' },
  'section-not-found': { en: 'This journal has no such section.', ms: 'Jurnal ini tiada bahagian sedemikian.' },
  'contributor-not-found': { en: 'This contributor was not found.', ms: 'Penyumbang ini tidak ditemui.' },
  'order-wrong': {
    en: 'The list changed in the meantime. Look at it again and sort it anew.',
    ms: 'Senarai ini telah berubah sementara itu. Lihat semula dan susun sekali lagi.',
  },
  'file-not-found': { en: 'This file was not found.', ms: 'Fail ini tidak ditemui.' },
  'empty-file': { en: 'This file is empty.', ms: 'Fail ini kosong.' },
  'decision-not-open': {
    en: 'This decision is not open where the article stands now.',
    ms: 'Keputusan ini tidak terbuka pada kedudukan artikel sekarang.',
  },
  'editor-missing': { en: 'Assign an editor first.', ms: 'Tugaskan editor dahulu.' },
  'not-in-team': {
    en: 'This person has no place in the journal for this work, or wrote the article.',
    ms: 'Orang ini tiada tempat dalam jurnal bagi kerja ini, atau pengarang artikel ini.',
  },
  'last-mandatory-participant': {
    en: 'An article needs an editor. Assign another one first.',
    ms: 'Artikel memerlukan editor. Tugaskan yang lain dahulu.',
  },
  'no-open-round': { en: 'No review round is open.', ms: 'Tiada pusingan pewasitan yang terbuka.' },
  'already-invited': {
    en: 'This person was invited to this round already.',
    ms: 'Orang ini telah dijemput untuk pusingan ini.',
  },
  'is-an-author': {
    en: 'An author cannot review the own article.',
    ms: 'Pengarang tidak boleh mewasit artikel sendiri.',
  },
  'letter-of-other-days': {
    en: 'The letter still says a day that is no longer set. Write the new day into the letter, or set the old one again:',
    ms: 'Surat masih menyebut hari yang tidak lagi ditetapkan. Tulis hari baharu dalam surat, atau tetapkan semula yang lama:',
  },
  'file-names-authors': {
    en: 'This file names the authors, so it cannot go to reviewers who may not know them.',
    ms: 'Fail ini menamakan pengarang, maka tidak boleh diberikan kepada pewasit yang tidak boleh mengetahui mereka.',
  },
  'is-an-editor': {
    en: 'Who edits this article, or invites, cannot review it.',
    ms: 'Editor artikel ini, atau orang yang menjemput, tidak boleh mewasitnya.',
  },
  'is-a-reviewer': {
    en: 'Who reviews this article cannot edit it.',
    ms: 'Pewasit artikel ini tidak boleh menjadi editornya.',
  },
  'dates-wrong': {
    en: 'The review cannot be due before the answer, nor in the past.',
    ms: 'Tarikh akhir pewasitan tidak boleh sebelum tarikh jawapan atau pada masa lalu.',
  },
  'review-not-found': { en: 'This review was not found.', ms: 'Pewasitan ini tidak ditemui.' },
  'review-ended': {
    en: 'This review has ended and takes no more answers.',
    ms: 'Pewasitan ini telah tamat dan tidak menerima jawapan lagi.',
  },
  'not-answered': { en: 'Accept the invitation first.', ms: 'Terima jemputan dahulu.' },
  'recommendation-missing': { en: 'Choose a recommendation.', ms: 'Pilih satu syor.' },
  'comments-missing': { en: 'Write to the authors what you found.', ms: 'Tulis penemuan anda kepada pengarang.' },
  'reminded-today': {
    en: 'This reviewer was reminded in the last 24 hours.',
    ms: 'Pewasit ini telah diperingatkan dalam 24 jam lalu.',
  },
  'link-used': {
    en: 'This link is no longer good. Ask the journal for a new one.',
    ms: 'Pautan ini tidak lagi sah. Minta pautan baharu daripada jurnal.',
  },
  'revision-not-asked': { en: 'No revised version was asked for.', ms: 'Tiada versi pindaan yang diminta.' },
  'revision-file-missing': {
    en: 'Upload the revised manuscript first.',
    ms: 'Muat naik manuskrip yang dibetulkan dahulu.',
  },
  'work-not-found': { en: 'This work was not found.', ms: 'Kerja ini tidak ditemui.' },
});
