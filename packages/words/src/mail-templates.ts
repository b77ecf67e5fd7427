import type { Language } from '@naskhah/kernel/language';

type MailText = { subject: string; body: string };
const templates = <T extends Record<string, Record<Language, MailText>>>(all: T): T => all;

/** The shipped mails by event. Variables stand in double braces; a journal or the platform may override each text. */
export const mailTemplates = templates({
  'reset-password-code': {
    en: {
      subject: 'Your code for a new password',
      body: 'Dear {{firstname}},\n\nYour code is {{code}}. It works once, for {{minutes}} minutes.\n\nIf you did not ask for it, you need not do anything: your password stays as it is.\n\nNaskhah\n{{portal_url}}',
    },
    ms: {
      subject: 'Kod anda untuk kata laluan baharu',
      body: '{{firstname}} yang dihormati,\n\nKod anda ialah {{code}}. Kod ini boleh digunakan sekali sahaja dalam masa {{minutes}} minit.\n\nJika anda tidak memintanya, anda tidak perlu berbuat apa-apa: kata laluan anda kekal seperti sedia ada.\n\nNaskhah\n{{portal_url}}',
    },
  },
  'confirm-email-code': {
    en: {
      subject: 'Confirm your e-mail address',
      body: 'Dear {{firstname}},\n\nWelcome to Naskhah. Your confirmation code is {{code}}. It works once, for {{minutes}} minutes.\n\nOr open this link, which works once too: {{profile_url}}\n\nIf you did not register, you need not do anything.\n\nNaskhah\n{{portal_url}}',
    },
    ms: {
      subject: 'Sahkan alamat e-mel anda',
      body: '{{firstname}} yang dihormati,\n\nSelamat datang ke Naskhah. Kod pengesahan anda ialah {{code}}. Kod ini boleh digunakan sekali sahaja dalam masa {{minutes}} minit.\n\nAtau buka pautan ini, juga untuk sekali guna: {{profile_url}}\n\nJika anda tidak mendaftar, anda tidak perlu berbuat apa-apa.\n\nNaskhah\n{{portal_url}}',
    },
  },
  'registered-again': {
    en: {
      subject: 'You already have an account',
      body: 'Dear {{firstname}},\n\nSomebody, probably you, registered at Naskhah with this e-mail address. You have an account already: log in at {{portal_url}}, or ask for a new password there.\n\nNaskhah',
    },
    ms: {
      subject: 'Anda sudah mempunyai akaun',
      body: '{{firstname}} yang dihormati,\n\nSeseorang, mungkin anda sendiri, telah mendaftar di Naskhah dengan alamat e-mel ini. Anda sudah mempunyai akaun: log masuk di {{portal_url}}, atau minta kata laluan baharu di sana.\n\nNaskhah',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      body: 'Dear {{firstname}},\n\nThe password of your account was changed just now, and your other sessions were ended. If it was not you, ask for a new password at once: {{portal_url}}/forgot-password\n\nNaskhah',
    },
    ms: {
      subject: 'Kata laluan anda telah ditukar',
      body: '{{firstname}} yang dihormati,\n\nKata laluan akaun anda baru sahaja ditukar dan sesi anda yang lain telah ditamatkan. Jika bukan anda yang melakukannya, minta kata laluan baharu dengan segera: {{portal_url}}/forgot-password\n\nNaskhah',
    },
  },
  'submission-received': {
    en: {
      subject: 'We have your submission {{number}}',
      body: 'Dear {{firstname}},\n\nThank you for sending “{{title}}” to {{journal}}. Its number is {{number}}.\n\nYou can follow it here: {{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Penghantaran {{number}} telah kami terima',
      body: '{{firstname}} yang dihormati,\n\nTerima kasih kerana menghantar “{{title}}” kepada {{journal}}. Nombornya ialah {{number}}.\n\nAnda boleh mengikuti perkembangannya di sini: {{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'co-author-confirmation': {
    en: {
      subject: 'Please confirm that you are an author of {{number}}',
      body: 'Dear {{name}},\n\n{{submitter}} has sent “{{title}}” to {{journal}} as {{number}} and named you as an author.\n\nPlease confirm it here: {{confirm_url}}\n\nThe link is yours alone and needs no account. If you are not an author of this work, or do not agree to its submission, answer this mail.\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sila sahkan anda pengarang {{number}}',
      body: '{{name}} yang dihormati,\n\n{{submitter}} telah menghantar “{{title}}” kepada {{journal}} sebagai {{number}} dan menamakan anda sebagai pengarang.\n\nSila sahkan di sini: {{confirm_url}}\n\nPautan ini untuk anda sahaja dan tidak memerlukan akaun. Jika anda bukan pengarang karya ini, atau tidak bersetuju dengan penghantarannya, balas e-mel ini.\n\nSidang editor {{journal}}',
    },
  },
  'submission-arrived': {
    en: {
      subject: 'New submission {{number}}',
      body: 'Dear {{firstname}},\n\n“{{title}}” has arrived at {{journal}} as {{number}} and waits for an editor.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Penghantaran baharu {{number}}',
      body: '{{firstname}} yang dihormati,\n\n“{{title}}” telah diterima oleh {{journal}} sebagai {{number}} dan menunggu editor.\n\n{{article_url}}',
    },
  },
  'editor-was-assigned': {
    en: {
      subject: 'You are the editor of {{number}}',
      body: 'Dear {{firstname}},\n\nYou were asked to handle “{{title}}” ({{number}}) for {{journal}}.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Anda editor bagi {{number}}',
      body: '{{firstname}} yang dihormati,\n\nAnda diminta mengendalikan “{{title}}” ({{number}}) untuk {{journal}}.\n\n{{article_url}}',
    },
  },
  'work-was-assigned': {
    en: {
      subject: 'Work on {{number}} is yours',
      body: 'Dear {{firstname}},\n\n“{{title}}” ({{number}}) of {{journal}} waits for your work until {{due}}.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Kerja bagi {{number}} untuk anda',
      body: '{{firstname}} yang dihormati,\n\n“{{title}}” ({{number}}) daripada {{journal}} menunggu kerja anda hingga {{due}}.\n\n{{article_url}}',
    },
  },
  'decision-send-to-review': {
    en: {
      subject: '{{number}} goes to review',
      body: 'Dear {{firstname}},\n\nYour article “{{title}}” is being sent to reviewers. We will write again once their reports are in.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} dihantar untuk pewasitan',
      body: '{{firstname}} yang dihormati,\n\nArtikel anda “{{title}}” sedang dihantar kepada pewasit. Kami akan menulis semula setelah laporan mereka diterima.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-accept-without-review': {
    en: {
      subject: '{{number}} is accepted',
      body: 'Dear {{firstname}},\n\nWe are glad to accept your article “{{title}}”. It goes to copyediting now.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} diterima',
      body: '{{firstname}} yang dihormati,\n\nKami dengan sukacitanya menerima artikel anda “{{title}}”. Artikel ini kini ke suntingan salinan.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-accept': {
    en: {
      subject: '{{number}} is accepted',
      body: 'Dear {{firstname}},\n\nWe are glad to accept your article “{{title}}”. It goes to copyediting now. The reports are on its page.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} diterima',
      body: '{{firstname}} yang dihormati,\n\nKami dengan sukacitanya menerima artikel anda “{{title}}”. Artikel ini kini ke suntingan salinan. Laporan pewasit ada pada halamannya.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-decline': {
    en: {
      subject: 'Our decision on {{number}}',
      body: 'Dear {{firstname}},\n\nWe have read your article “{{title}}” with care and cannot publish it. Where there are reports, they are on its page.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Keputusan kami tentang {{number}}',
      body: '{{firstname}} yang dihormati,\n\nKami telah meneliti artikel anda “{{title}}” dan tidak dapat menerbitkannya. Jika ada laporan pewasit, laporan itu ada pada halamannya.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-request-revisions': {
    en: {
      subject: 'Please revise {{number}}',
      body: 'Dear {{firstname}},\n\nWe ask you to revise your article “{{title}}” until {{due}}. The reports are on its page, where you also send the revised version with your reply.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sila betulkan {{number}}',
      body: '{{firstname}} yang dihormati,\n\nKami meminta anda membetulkan artikel “{{title}}” sebelum {{due}}. Laporan pewasit ada pada halamannya; hantar versi yang dibetulkan berserta jawapan anda di sana.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-resubmit': {
    en: {
      subject: 'Please resubmit {{number}}',
      body: 'Dear {{firstname}},\n\nYour article “{{title}}” needs more than small changes. We invite you to send a new version until {{due}}, which will be reviewed again.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sila hantar semula {{number}}',
      body: '{{firstname}} yang dihormati,\n\nArtikel anda “{{title}}” memerlukan perubahan besar. Kami menjemput anda menghantar versi baharu sebelum {{due}}, yang akan diwasit semula.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-revert-decline': {
    en: {
      subject: '{{number}} is open again',
      body: 'Dear {{firstname}},\n\nWe have taken back our decision to decline “{{title}}”. Your article is being considered again.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} dibuka semula',
      body: '{{firstname}} yang dihormati,\n\nKami telah menarik balik keputusan menolak “{{title}}”. Artikel anda sedang dipertimbangkan semula.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'review-invitation': {
    en: {
      subject: 'Would you review “{{title}}”?',
      body: 'Dear {{firstname}},\n\n{{journal}} asks you to review “{{title}}”.\n\nPlease tell us by {{answer_due}} whether you can; the review itself would be due on {{review_due}}. You need no account and no password: this link is yours alone.\n\n{{review_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sudikah anda mewasit “{{title}}”?',
      body: '{{firstname}} yang dihormati,\n\n{{journal}} menjemput anda mewasit “{{title}}”.\n\nSila maklumkan sebelum {{answer_due}} sama ada anda bersetuju; laporan perlu dihantar sebelum {{review_due}}. Anda tidak memerlukan akaun atau kata laluan: pautan ini untuk anda sahaja.\n\n{{review_url}}\n\nSidang editor {{journal}}',
    },
  },
  'review-reminder': {
    en: {
      subject: 'Reminder: “{{title}}”',
      body: 'Dear {{firstname}},\n\nA friendly reminder of “{{title}}” for {{journal}}, due on {{due}}. This new link replaces the earlier one:\n\n{{review_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Peringatan: “{{title}}”',
      body: '{{firstname}} yang dihormati,\n\nPeringatan mesra tentang “{{title}}” untuk {{journal}}, yang perlu dijawab sebelum {{due}}. Pautan baharu ini menggantikan pautan terdahulu:\n\n{{review_url}}\n\nSidang editor {{journal}}',
    },
  },
  'review-was-accepted': {
    en: {
      subject: 'A reviewer accepted: {{number}}',
      body: 'Dear {{firstname}},\n\nA reviewer of “{{title}}” ({{number}}) has accepted.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Pewasit bersetuju: {{number}}',
      body: '{{firstname}} yang dihormati,\n\nSeorang pewasit bagi “{{title}}” ({{number}}) telah bersetuju.\n\n{{article_url}}',
    },
  },
  'review-was-declined': {
    en: {
      subject: 'A reviewer declined: {{number}}',
      body: 'Dear {{firstname}},\n\nA reviewer of “{{title}}” ({{number}}) has declined. You may want to invite another.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Pewasit menolak: {{number}}',
      body: '{{firstname}} yang dihormati,\n\nSeorang pewasit bagi “{{title}}” ({{number}}) telah menolak. Anda mungkin mahu menjemput yang lain.\n\n{{article_url}}',
    },
  },
  'review-was-submitted': {
    en: {
      subject: 'A report is in: {{number}}',
      body: 'Dear {{firstname}},\n\nA report on “{{title}}” ({{number}}) has arrived.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Laporan diterima: {{number}}',
      body: '{{firstname}} yang dihormati,\n\nSatu laporan tentang “{{title}}” ({{number}}) telah diterima.\n\n{{article_url}}',
    },
  },
  'revision-was-submitted': {
    en: {
      subject: 'The revised version of {{number}} is in',
      body: 'Dear {{firstname}},\n\nThe author of “{{title}}” ({{number}}) has sent the revised version.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Versi dibetulkan bagi {{number}} diterima',
      body: '{{firstname}} yang dihormati,\n\nPengarang “{{title}}” ({{number}}) telah menghantar versi yang dibetulkan.\n\n{{article_url}}',
    },
  },
  'journal-verified': {
    en: {
      subject: '{{journal}} is verified',
      body: 'Dear {{firstname}},\n\n{{journal}} has been verified and can take submissions now.\n\n{{reason}}\n\n{{portal_url}}',
    },
    ms: {
      subject: '{{journal}} telah disahkan',
      body: '{{firstname}} yang dihormati,\n\n{{journal}} telah disahkan dan kini boleh menerima penghantaran.\n\n{{reason}}\n\n{{portal_url}}',
    },
  },
  'journal-returned': {
    en: {
      subject: '{{journal}}: please complete the registration',
      body: 'Dear {{firstname}},\n\nThe registration of {{journal}} was returned to you:\n\n{{reason}}\n\n{{portal_url}}',
    },
    ms: {
      subject: '{{journal}}: sila lengkapkan pendaftaran',
      body: '{{firstname}} yang dihormati,\n\nPendaftaran {{journal}} dikembalikan kepada anda:\n\n{{reason}}\n\n{{portal_url}}',
    },
  },
  'journal-rejected': {
    en: {
      subject: '{{journal}}: our decision',
      body: 'Dear {{firstname}},\n\nThe registration of {{journal}} was not accepted:\n\n{{reason}}',
    },
    ms: {
      subject: '{{journal}}: keputusan kami',
      body: '{{firstname}} yang dihormati,\n\nPendaftaran {{journal}} tidak diterima:\n\n{{reason}}',
    },
  },
});

export type MailEvent = keyof typeof mailTemplates;
