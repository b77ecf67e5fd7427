import { mails } from '../messaging/mails.ts';

/** Mails to reviewers and about them. */
export const reviewMails = mails({
  'review-invitation': {
    en: {
      subject: 'Would you review “{{title}}”?',
      body: 'Dear {{salutation}},\n\n{{journal}} asks you to review “{{title}}”.\n\nPlease tell us by {{answer_due}} whether you can; the review itself would be due on {{review_due}}. You need no account and no password: this link is yours alone.\n\n{{review_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Sudikah anda mewasit “{{title}}”?',
      body: '{{salutation}} yang dihormati,\n\n{{journal}} menjemput anda mewasit “{{title}}”.\n\nSila maklumkan selewat-lewatnya pada {{answer_due}} sama ada anda bersetuju; laporan perlu dihantar selewat-lewatnya pada {{review_due}}. Anda tidak memerlukan akaun atau kata laluan: pautan ini untuk anda sahaja.\n\n{{review_url}}\n\nSidang editor {{journal}}',
    },
  },
  'review-reminder': {
    en: {
      subject: 'Reminder: “{{title}}”',
      body: 'Dear {{salutation}},\n\nA friendly reminder of “{{title}}” for {{journal}}, due on {{due}}. This new link replaces the earlier one:\n\n{{review_url}}\n\nThe editors of {{journal}}',
    },
    ms: {
      subject: 'Peringatan: “{{title}}”',
      body: '{{salutation}} yang dihormati,\n\nPeringatan mesra tentang “{{title}}” untuk {{journal}}, yang perlu dijawab selewat-lewatnya pada {{due}}. Pautan baharu ini menggantikan pautan terdahulu:\n\n{{review_url}}\n\nSidang editor {{journal}}',
    },
  },
  'review-was-accepted': {
    en: {
      subject: 'A reviewer accepted: {{number}}',
      body: 'Dear {{salutation}},\n\nA reviewer of “{{title}}” ({{number}}) has accepted.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Pewasit bersetuju: {{number}}',
      body: '{{salutation}} yang dihormati,\n\nSeorang pewasit bagi “{{title}}” ({{number}}) telah bersetuju.\n\n{{article_url}}',
    },
  },
  'review-was-declined': {
    en: {
      subject: 'A reviewer declined: {{number}}',
      body: 'Dear {{salutation}},\n\nA reviewer of “{{title}}” ({{number}}) has declined. You may want to invite another.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Pewasit menolak: {{number}}',
      body: '{{salutation}} yang dihormati,\n\nSeorang pewasit bagi “{{title}}” ({{number}}) telah menolak. Anda mungkin mahu menjemput yang lain.\n\n{{article_url}}',
    },
  },
  'review-was-submitted': {
    en: {
      subject: 'A report is in: {{number}}',
      body: 'Dear {{salutation}},\n\nA report on “{{title}}” ({{number}}) has arrived.\n\n{{article_url}}',
    },
    ms: {
      subject: 'Laporan diterima: {{number}}',
      body: '{{salutation}} yang dihormati,\n\nSatu laporan tentang “{{title}}” ({{number}}) telah diterima.\n\n{{article_url}}',
    },
  },
});
