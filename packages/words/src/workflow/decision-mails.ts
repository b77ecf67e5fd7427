import { mails } from '../messaging/mails.ts';

/** What the authors are told with each decision. */
export const decisionMails = mails({
  'decision-send-to-review': {
    en: {
      subject: '{{number}} goes to review',
      body: 'Dear {{salutation}},\n\nYour article “{{title}}” is being sent to reviewers. We will write again once their reports are in.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} dihantar untuk pewasitan',
      body: '{{salutation}} yang dihormati,\n\nArtikel anda “{{title}}” sedang dihantar kepada pewasit. Kami akan menulis semula setelah laporan mereka diterima.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-accept-without-review': {
    en: {
      subject: '{{number}} is accepted',
      body: 'Dear {{salutation}},\n\nWe are glad to accept your article “{{title}}”. It goes to copyediting now.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} diterima',
      body: '{{salutation}} yang dihormati,\n\nKami dengan sukacitanya menerima artikel anda “{{title}}”. Artikel ini kini ke penyuntingan salinan.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-accept': {
    en: {
      subject: '{{number}} is accepted',
      body: 'Dear {{salutation}},\n\nWe are glad to accept your article “{{title}}”. It goes to copyediting now. The reports are on its page.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} diterima',
      body: '{{salutation}} yang dihormati,\n\nKami dengan sukacitanya menerima artikel anda “{{title}}”. Artikel ini kini ke penyuntingan salinan. Laporan pewasit ada pada halamannya.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-decline': {
    en: {
      subject: 'Our decision on {{number}}',
      body: 'Dear {{salutation}},\n\nWe have read your article “{{title}}” with care and cannot publish it. Where there are reports, they are on its page.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Keputusan kami tentang {{number}}',
      body: '{{salutation}} yang dihormati,\n\nKami telah meneliti artikel anda “{{title}}” dan tidak dapat menerbitkannya. Jika ada laporan pewasit, laporan itu ada pada halamannya.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-request-revisions': {
    en: {
      subject: 'Please revise {{number}}',
      body: 'Dear {{salutation}},\n\nWe ask you to revise your article “{{title}}” until {{due}}. The reports are on its page, where you also send the revised version with your reply.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sila betulkan {{number}}',
      body: '{{salutation}} yang dihormati,\n\nKami meminta anda meminda artikel “{{title}}” selewat-lewatnya pada {{due}}. Laporan pewasit ada pada halamannya; hantar versi pindaan berserta jawapan anda di sana.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-resubmit': {
    en: {
      subject: 'Please resubmit {{number}}',
      body: 'Dear {{salutation}},\n\nYour article “{{title}}” needs more than small changes. We invite you to send a new version until {{due}}, which will be reviewed again.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sila hantar semula {{number}}',
      body: '{{salutation}} yang dihormati,\n\nArtikel anda “{{title}}” memerlukan perubahan besar. Kami menjemput anda menghantar versi baharu selewat-lewatnya pada {{due}}, yang akan diwasit semula.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
  'decision-revert-decline': {
    en: {
      subject: '{{number}} is open again',
      body: 'Dear {{salutation}},\n\nWe have taken back our decision to decline “{{title}}”. Your article is being considered again.\n\n{{article_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: '{{number}} dibuka semula',
      body: '{{salutation}} yang dihormati,\n\nKami telah menarik balik keputusan menolak “{{title}}”. Artikel anda sedang dipertimbangkan semula.\n\n{{article_url}}\n\nSidang editor {{journal}}',
    },
  },
});
