import { mails } from '../messaging/mails.ts';

/** Mails about an article on its way, to its authors and to those who work on it. */
export const articleMails = mails({
  'submission-received': {
    en: {
      subject: 'We have your submission {{number}}',
      body: 'Dear {{salutation}},\n\nThank you for sending “{{title}}” to {{journal}}. Its number is {{number}}.\n\nYou can follow it here: {{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Penghantaran {{number}} telah kami terima',
      body: '{{salutation}} yang dihormati,\n\nTerima kasih kerana menghantar “{{title}}” kepada {{journal}}. Nombornya ialah {{number}}.\n\nAnda boleh mengikuti perkembangannya di sini: {{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'co-author-confirmation': {
    en: {
      subject: 'Please confirm that you are an author of {{number}}',
      body: 'Dear {{name}},\n\n{{submitter}} has sent “{{title}}” to {{journal}} as {{number}} and named you as an author.\n\nPlease confirm it here: {{confirm_url}}\n\nThe link is yours alone and needs no account. If you are not an author of this work, or do not agree to its submission, say so there.\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sila sahkan anda pengarang {{number}}',
      body: '{{name}} yang dihormati,\n\n{{submitter}} telah menghantar “{{title}}” kepada {{journal}} sebagai {{number}} dan menamakan anda sebagai pengarang.\n\nSila sahkan di sini: {{confirm_url}}\n\nPautan ini untuk anda sahaja dan tidak memerlukan akaun. Jika anda bukan pengarang karya ini, atau tidak bersetuju dengan penghantarannya, nyatakan di halaman itu.\n\nSidang editor {{journal}}',
    },
  },
  'authorship-was-declined': {
    en: {
      subject: '{{co_author}} is not an author of {{number}}',
      body: 'Dear {{salutation}},\n\n{{co_author}}, who is named as an author of “{{title}}” ({{number}}) for {{journal}}, says that they are not an author of it.\n\n{{message}}Please settle this before the article is published: {{article_url}}',
    },
    ms: {
      subject: '{{co_author}} bukan pengarang {{number}}',
      body: '{{salutation}} yang dihormati,\n\n{{co_author}}, yang dinamakan sebagai pengarang “{{title}}” ({{number}}) untuk {{journal}}, menyatakan bahawa beliau bukan pengarangnya.\n\n{{message}}Sila selesaikan perkara ini sebelum artikel diterbitkan: {{article_url}}',
    },
  },
  'authorship-was-restored': {
    en: {
      subject: '{{co_author}} is an author of {{number}} after all',
      body: 'Dear {{salutation}},\n\n{{co_author}} had declined to be an author of “{{title}}” ({{number}}) for {{journal}} and has confirmed it now.\n\n{{article_url}}',
    },
    ms: {
      subject: '{{co_author}} kini mengesahkan kepengarangan {{number}}',
      body: '{{salutation}} yang dihormati,\n\n{{co_author}} pernah menolak kepengarangan “{{title}}” ({{number}}) untuk {{journal}} dan kini telah mengesahkannya.\n\n{{article_url}}',
    },
  },
  'submission-arrived': {
    en: {
      subject: 'New submission {{number}}',
      body: 'Dear {{salutation}},\n\n“{{title}}” has arrived at {{journal}} as {{number}} and waits for an editor.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Penghantaran baharu {{number}}',
      body: '{{salutation}} yang dihormati,\n\n“{{title}}” telah diterima oleh {{journal}} sebagai {{number}} dan menunggu editor.\n\n{{article_url}}',
    },
  },
  'editor-was-assigned': {
    en: {
      subject: 'You are the editor of {{number}}',
      body: 'Dear {{salutation}},\n\nYou were asked to handle “{{title}}” ({{number}}) for {{journal}}.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Anda editor bagi {{number}}',
      body: '{{salutation}} yang dihormati,\n\nAnda diminta mengendalikan “{{title}}” ({{number}}) untuk {{journal}}.\n\n{{article_url}}',
    },
  },
  'work-was-assigned': {
    en: {
      subject: 'Work on {{number}} is yours',
      body: 'Dear {{salutation}},\n\n“{{title}}” ({{number}}) of {{journal}} waits for your work until {{due}}.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Kerja bagi {{number}} untuk anda',
      body: '{{salutation}} yang dihormati,\n\n“{{title}}” ({{number}}) daripada {{journal}} menunggu kerja anda, selewat-lewatnya pada {{due}}.\n\n{{article_url}}',
    },
  },
  'revision-was-submitted': {
    en: {
      subject: 'The revised version of {{number}} is in',
      body: 'Dear {{salutation}},\n\nThe author of “{{title}}” ({{number}}) has sent the revised version.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Versi pindaan bagi {{number}} diterima',
      body: '{{salutation}} yang dihormati,\n\nPengarang “{{title}}” ({{number}}) telah menghantar versi pindaan.\n\n{{article_url}}',
    },
  },
});
