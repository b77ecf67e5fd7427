import { refusalWords } from './refusals.ts';
import { type Text, words } from './text.ts';

/** What somebody can do who was refused, where the refusal itself only says what is wrong. */
const steps: Partial<Record<string, Text>> = words({
  'list-fixed': {
    en: 'Change the names or the order; for another value ask who keeps the portal.',
    ms: 'Ubah nama atau susunannya; untuk nilai lain, tanya penyelenggara portal.',
  },
  'nobody-late': { en: 'Look again when a review is overdue.', ms: 'Semak semula apabila ada pewasitan yang lewat.' },
  'email-had-already': {
    en: 'Look for it among the addresses of the account.',
    ms: 'Cari alamat itu dalam senarai alamat akaun.',
  },
  'email-unconfirmed': {
    en: 'Open the link in the mail that was sent to it, or ask for a new one.',
    ms: 'Buka pautan dalam e-mel yang dihantar ke alamat itu, atau minta yang baharu.',
  },
  'account-ended': {
    en: 'Ask an Administrator to open the account again first.',
    ms: 'Minta Pentadbir membuka semula akaun itu dahulu.',
  },
  'same-account': { en: 'Choose another one.', ms: 'Pilih akaun lain.' },
  'role-held-already': {
    en: 'Nothing needs to be done; choose another role if you meant one.',
    ms: 'Tiada apa-apa perlu dibuat; pilih peranan lain jika itu maksud anda.',
  },
  'invitation-answered': {
    en: 'Send a new one if it is still needed.',
    ms: 'Hantar jemputan baharu jika masih diperlukan.',
  },
  'preset-held-already': {
    en: 'Choose another preset if you meant one.',
    ms: 'Pilih praset lain jika itu maksud anda.',
  },
  'event-needed': { en: 'Change its text instead.', ms: 'Ubah teksnya sahaja.' },
  'variables-wrong': {
    en: 'Correct the fields that are named and save again.',
    ms: 'Betulkan medan yang dinyatakan dan simpan semula.',
  },
  'mail-still-waits': { en: 'Wait until it is sent.', ms: 'Tunggu sehingga e-mel dihantar.' },
  'task-closed': { en: 'Give a new task if something is left to do.', ms: 'Beri tugasan baharu jika masih ada kerja.' },
  'sender-is-another': {
    en: 'Leave the sender out, or log in as that person.',
    ms: 'Tinggalkan medan pengirim, atau log masuk sebagai orang itu.',
  },
  'beyond-own-access': {
    en: 'Ask somebody who holds it, such as the Journal Manager or an Administrator.',
    ms: 'Tanya seseorang yang memegangnya, seperti Pengurus jurnal atau Pentadbir.',
  },
  'administrator-stays': {
    en: 'Change its other flags, or give the tasks to another role.',
    ms: 'Ubah bendera lain, atau beri tugas kepada peranan lain.',
  },
  'factor-is-on': { en: 'Turn it off first to set it up anew.', ms: 'Matikan dahulu untuk menetapkannya semula.' },
  'factor-is-off': { en: 'Turn it on in your profile.', ms: 'Hidupkan dalam profil anda.' },
  'passkeys-need-a-name': {
    en: 'Open the portal by its name, or log in with your password.',
    ms: 'Buka portal dengan namanya, atau log masuk dengan kata laluan anda.',
  },
  'link-refused': {
    en: 'Log in with your password and add that address to your account first.',
    ms: 'Log masuk dengan kata laluan dan tambah alamat itu pada akaun anda dahulu.',
  },
  'outside-not-set-up': { en: 'Log in with your password instead.', ms: 'Log masuk dengan kata laluan anda.' },
  'volume-exists': {
    en: 'Choose another number or year, or open the one that is there.',
    ms: 'Pilih nombor atau tahun lain, atau buka jilid yang sedia ada.',
  },
  'volume-not-empty': { en: 'Move or delete its issues first.', ms: 'Pindahkan atau padam keluarannya dahulu.' },
  'issue-exists': {
    en: 'Choose another number, or open the one that is there.',
    ms: 'Pilih nombor lain, atau buka keluaran yang sedia ada.',
  },
  'issue-public': {
    en: 'Publish a correction, or a new version of the article, instead.',
    ms: 'Terbitkan pembetulan atau versi baharu artikel.',
  },
  'issue-incomplete': {
    en: 'Add what its page names as missing.',
    ms: 'Tambah perkara yang dinyatakan belum lengkap pada halamannya.',
  },
  'issue-not-open': {
    en: 'Wait for the approvals, or have it returned first.',
    ms: 'Tunggu kelulusan, atau minta ia dikembalikan dahulu.',
  },
  'issue-not-requested': { en: 'Ask for publication first.', ms: 'Minta penerbitan dahulu.' },
  'issue-not-approved': {
    en: 'Ask another person of the journal for it.',
    ms: 'Minta kelulusan itu daripada orang lain dalam jurnal.',
  },
  'second-person-required': {
    en: 'Ask a colleague who may create issues.',
    ms: 'Minta rakan yang boleh mencipta keluaran.',
  },
  'no-space-left': {
    en: 'Tell who keeps the portal, and try again later.',
    ms: 'Maklumkan kepada penyelenggara portal dan cuba lagi kemudian.',
  },
  'key-taken': { en: 'Choose another and save again.', ms: 'Pilih yang lain dan simpan semula.' },
  'input-refused': {
    en: 'Correct the fields that are named and send it again.',
    ms: 'Betulkan medan yang dinyatakan dan hantar semula.',
  },
  'unreadable-body': {
    en: 'Reload the page and try again; a program must send JSON.',
    ms: 'Muat semula halaman dan cuba lagi; atur cara mesti menghantar JSON.',
  },
  'not-allowed': {
    en: 'Ask who manages the journal or the portal for access, or change to another role that you hold.',
    ms: 'Minta akses daripada pengurus jurnal atau portal, atau tukar kepada peranan lain yang anda pegang.',
  },
  'other-origin': {
    en: 'Open the portal at its own address and try again.',
    ms: 'Buka portal di alamatnya sendiri dan cuba lagi.',
  },
  'not-built-yet': {
    en: 'Ask who keeps the portal when it comes.',
    ms: 'Tanya penyelenggara portal bila ia akan tersedia.',
  },
  'too-large': { en: 'Send a smaller file, or split it.', ms: 'Hantar fail yang lebih kecil, atau pecahkannya.' },
  'wrong-type': {
    en: 'Save it in one of the types that are named beside the field and send it again.',
    ms: 'Simpan dalam salah satu jenis yang dinyatakan di sebelah medan dan hantar semula.',
  },
  'registration-closed': {
    en: 'Ask who keeps the portal for an invitation.',
    ms: 'Minta jemputan daripada penyelenggara portal.',
  },
  'old-password-wrong': {
    en: 'Type it again, or ask for a new one by ’Forgot password’.',
    ms: 'Taip semula, atau minta yang baharu melalui ’Lupa kata laluan’.',
  },
  'role-not-held': {
    en: 'Choose one of your roles in the account menu, or ask an Administrator for this one.',
    ms: 'Pilih salah satu peranan anda dalam menu akaun, atau minta peranan ini daripada Pentadbir.',
  },
  'orcid-wrong': {
    en: 'Copy it from orcid.org, such as 0000-0002-1825-0097.',
    ms: 'Salin daripada orcid.org, contohnya 0000-0002-1825-0097.',
  },
  'orcid-taken': {
    en: 'Check the iD; if it is yours, ask for the two accounts to be merged.',
    ms: 'Semak iD itu; jika ia milik anda, minta kedua-dua akaun digabungkan.',
  },
  'two-primary-affiliations': { en: 'Choose one of them.', ms: 'Pilih satu daripadanya.' },
  'email-taken': {
    en: 'Log in with it, or use another address.',
    ms: 'Log masuk dengan alamat itu, atau gunakan alamat lain.',
  },
  'not-into-administrator': { en: 'Choose another person.', ms: 'Pilih orang lain.' },
  'not-while-switched': {
    en: 'End acting as the other person in the bar above, and do it in your own name.',
    ms: 'Tamatkan tindakan sebagai orang lain pada bar di atas, dan lakukan atas nama anda sendiri.',
  },
  'not-switched': { en: 'Go on as you are.', ms: 'Teruskan seperti biasa.' },
  'journal-not-draft': {
    en: 'Wait for the verdict of the secretariat; it is open to you again when it is returned.',
    ms: 'Tunggu keputusan urus setia; pendaftaran dibuka semula apabila dikembalikan.',
  },
  'journal-not-submitted': {
    en: 'Look at the queue again: somebody may have decided already.',
    ms: 'Lihat semula senarai menunggu: mungkin keputusan telah dibuat.',
  },
  'issn-taken': {
    en: 'Check the number; if it is right, ask the secretariat about that journal.',
    ms: 'Semak nombor itu; jika betul, tanya urus setia tentang jurnal berkenaan.',
  },
  'issn-wrong': {
    en: 'Copy it from the register, such as 2785-0420.',
    ms: 'Salin daripada daftar, contohnya 2785-0420.',
  },
  'article-not-ready': { en: 'Bring it to production first.', ms: 'Bawa artikel ke peringkat produksi dahulu.' },
  'submission-frozen': {
    en: 'Write to the editors on the page of the article if something must change.',
    ms: 'Tulis kepada editor pada halaman artikel jika ada yang perlu diubah.',
  },
  'submission-incomplete': {
    en: 'Open the steps that are marked and fill them in.',
    ms: 'Buka langkah yang bertanda dan lengkapkannya.',
  },
  'empty-file': { en: 'Choose another file.', ms: 'Pilih fail lain.' },
  'decision-not-open': {
    en: 'Reload the article: its page offers what can be decided now.',
    ms: 'Muat semula artikel: halamannya menawarkan keputusan yang boleh dibuat sekarang.',
  },
  'not-in-team': {
    en: 'Choose somebody of the team, or add the person to it first.',
    ms: 'Pilih ahli pasukan, atau tambah orang itu ke dalam pasukan dahulu.',
  },
  'no-open-round': { en: 'Send the article to review first.', ms: 'Hantar artikel untuk pewasitan dahulu.' },
  'already-invited': {
    en: 'Remind them, or invite another person.',
    ms: 'Peringatkan orang itu, atau jemput orang lain.',
  },
  'is-an-author': { en: 'Invite another person.', ms: 'Jemput orang lain.' },
  'file-names-authors': {
    en: 'Ask the authors for a file without their names, and choose that one.',
    ms: 'Minta fail tanpa nama daripada pengarang, dan pilih fail itu.',
  },
  'is-an-editor': { en: 'Invite another person.', ms: 'Jemput orang lain.' },
  'is-a-reviewer': {
    en: 'Choose another person, or cancel the review first.',
    ms: 'Pilih orang lain, atau batalkan pewasitan itu dahulu.',
  },
  'dates-wrong': { en: 'Set both days anew.', ms: 'Tetapkan kedua-dua tarikh semula.' },
  'review-ended': {
    en: 'Write to the editor of the journal if you still have something to say.',
    ms: 'Tulis kepada editor jurnal jika anda masih ingin menyatakan sesuatu.',
  },
  'reminded-today': { en: 'Wait until tomorrow.', ms: 'Tunggu sehingga esok.' },
  'revision-not-asked': {
    en: 'Write to the editors if you want to send one.',
    ms: 'Tulis kepada editor jika anda mahu menghantarnya.',
  },
});

/** Of whatever was not found: it is gone, or not for this reader, which is not told apart. */
const elsewhere: Text = {
  en: 'It was removed, or your access does not open it. Go back and look at the list again.',
  ms: 'Perkara ini telah dialih keluar, atau akses anda tidak membukanya. Kembali dan lihat senarai semula.',
};

export const nextStepAfter = (code: string): Text | undefined =>
  steps[code] ?? (code.endsWith('not-found') ? elsewhere : undefined);

/** A refusal as a person reads it: what is wrong, and what to do now. */
export const refusalInWords = (code: string): Text => {
  const { en, ms }: Text = refusalWords[code as keyof typeof refusalWords] ?? refusalWords['could-not-be-done'];
  const next = nextStepAfter(code);
  return next ? { en: `${en} ${next.en}`, ms: `${ms} ${next.ms}` } : { en, ms };
};
