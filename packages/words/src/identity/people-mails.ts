import { mails } from '../messaging/mails.ts';

/** Mails of invitations, and about accounts that an Administrator looks after. */
export const peopleMails = mails({
  'invitation-register': {
    en: {
      subject: '{{inviter}} invites you to {{portal_name}}',
      body: 'Dear {{name}},\n\n{{inviter}} invites you to {{portal_name}}, the portal for scholarly publishing.\n\n{{message}}Open the invitation to accept or decline it, until {{expires}}: {{invitation_url}}\n\nOpening it changes nothing yet.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: '{{inviter}} menjemput anda ke {{portal_name}}',
      body: '{{name}} yang dihormati,\n\n{{inviter}} menjemput anda ke {{portal_name}}, portal penerbitan ilmiah.\n\n{{message}}Buka jemputan ini untuk menerima atau menolaknya selewat-lewatnya pada {{expires}}: {{invitation_url}}\n\nMembukanya sahaja tidak mengubah apa-apa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'invitation-role': {
    en: {
      subject: 'You are invited to be {{to}} at {{portal_name}}',
      body: 'Dear {{name}},\n\n{{inviter}} invites you to take the role of {{to}} at {{portal_name}}.\n\n{{message}}Open the invitation to accept or decline it, until {{expires}}: {{invitation_url}}\n\nOpening it changes nothing yet.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Anda dijemput menjadi {{to}} di {{portal_name}}',
      body: '{{name}} yang dihormati,\n\n{{inviter}} menjemput anda memegang peranan {{to}} di {{portal_name}}.\n\n{{message}}Buka jemputan ini untuk menerima atau menolaknya selewat-lewatnya pada {{expires}}: {{invitation_url}}\n\nMembukanya sahaja tidak mengubah apa-apa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'invitation-journal': {
    en: {
      subject: 'You are invited to the team of {{to}}',
      body: 'Dear {{name}},\n\n{{inviter}} invites you to the team of the journal {{to}} at {{portal_name}}: {{preset}}.\n\n{{message}}Open the invitation to accept or decline it, until {{expires}}: {{invitation_url}}\n\nOpening it changes nothing yet.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Anda dijemput menyertai pasukan {{to}}',
      body: '{{name}} yang dihormati,\n\n{{inviter}} menjemput anda menyertai pasukan jurnal {{to}} di {{portal_name}}: {{preset}}.\n\n{{message}}Buka jemputan ini untuk menerima atau menolaknya selewat-lewatnya pada {{expires}}: {{invitation_url}}\n\nMembukanya sahaja tidak mengubah apa-apa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'reviewer-account': {
    en: {
      subject: 'Your account at {{portal_name}}',
      body: 'Dear {{salutation}},\n\nThank you for agreeing to review. An account at {{portal_name}} was made for you with this address. You do not need it for this review, but it keeps your reviews together and lets you say what you like to review.\n\nOpen it here, once and within {{days}} days: {{profile_url}}\n\nLater you get in by asking for a new password.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Akaun anda di {{portal_name}}',
      body: '{{salutation}} yang dihormati,\n\nTerima kasih kerana bersetuju mewasit. Sebuah akaun di {{portal_name}} telah dibuat untuk anda dengan alamat ini. Anda tidak memerlukannya untuk pewasitan ini, tetapi akaun itu menghimpunkan pewasitan anda dan membolehkan anda menyatakan bidang yang anda minati.\n\nBuka akaun di sini, sekali sahaja dan dalam masa {{days}} hari: {{profile_url}}\n\nSelepas itu, anda boleh masuk dengan meminta kata laluan baharu.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'confirm-further-email': {
    en: {
      subject: 'Is this your e-mail address too?',
      body: 'Dear {{salutation}},\n\nThis address is to be added to your account at {{portal_name}}. If it is yours, log in and confirm it within {{days}} days: {{confirm_url}}\n\nIf you do not know of it, you need not do anything.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Adakah ini juga alamat e-mel anda?',
      body: '{{salutation}} yang dihormati,\n\nAlamat ini akan ditambah pada akaun anda di {{portal_name}}. Jika alamat ini milik anda, log masuk dan sahkan dalam masa {{days}} hari: {{confirm_url}}\n\nJika anda tidak mengetahuinya, anda tidak perlu berbuat apa-apa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'primary-email-changed': {
    en: {
      subject: 'Your mails go to another address',
      body: 'Dear {{salutation}},\n\nAnother confirmed address of your account is the primary one now. Mails of {{portal_name}} go there from now on. If you neither did this nor asked an Administrator for it, change your password at once and write to the portal.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'E-mel anda dihantar ke alamat lain',
      body: '{{salutation}} yang dihormati,\n\nAlamat lain yang disahkan dalam akaun anda kini menjadi alamat utama. E-mel {{portal_name}} akan dihantar ke situ mulai sekarang. Jika anda tidak melakukannya dan tidak memintanya daripada Pentadbir, tukar kata laluan anda dengan segera dan hubungi portal.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'account-suspended': {
    en: {
      subject: 'Your account is suspended',
      body: 'Dear {{salutation}},\n\nYour account at {{portal_name}} was suspended, so you cannot log in for now. The reason:\n\n{{reason}}\n\nWhat you have written stays as it is. Write to the portal if you think this is wrong.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Akaun anda digantung',
      body: '{{salutation}} yang dihormati,\n\nAkaun anda di {{portal_name}} telah digantung dan anda tidak dapat log masuk buat masa ini. Sebabnya:\n\n{{reason}}\n\nSegala yang anda tulis kekal seperti sedia ada. Hubungi portal jika anda rasa ini tidak betul.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'account-reinstated': {
    en: {
      subject: 'Your account is open again',
      body: 'Dear {{salutation}},\n\nYour account at {{portal_name}} is open again. You can log in as before.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Akaun anda dibuka semula',
      body: '{{salutation}} yang dihormati,\n\nAkaun anda di {{portal_name}} telah dibuka semula. Anda boleh log masuk seperti biasa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'merge-accounts': {
    en: {
      subject: 'Are both of these accounts yours?',
      body: 'Dear {{salutation}},\n\nThe account of {{other_name}} is to become part of the account of {{kept_name}}. It is done once you have said so at the address of each account, within {{days}} days. Here for this one: {{merge_url}}\n\nOpening the link changes nothing yet. If the other account is not yours, you need not do anything.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Adakah kedua-dua akaun ini milik anda?',
      body: '{{salutation}} yang dihormati,\n\nAkaun {{other_name}} akan menjadi sebahagian daripada akaun {{kept_name}}. Ini dilakukan setelah anda mengesahkannya di alamat setiap akaun dalam masa {{days}} hari. Sahkan untuk akaun ini di sini: {{merge_url}}\n\nMembuka pautan ini sahaja tidak mengubah apa-apa. Jika akaun yang satu lagi bukan milik anda, anda tidak perlu berbuat apa-apa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'accounts-merged': {
    en: {
      subject: 'Your two accounts are one',
      body: 'Dear {{salutation}},\n\nThe account of {{other_name}} is now part of this one, with its addresses, roles, journals, articles and reviews. Its password no longer works: log in with that of this account, at any of your addresses.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Dua akaun anda telah digabungkan',
      body: '{{salutation}} yang dihormati,\n\nAkaun {{other_name}} kini sebahagian daripada akaun ini, termasuk alamat, peranan, jurnal, artikel dan pewasitannya. Kata laluannya tidak lagi sah: log masuk dengan kata laluan akaun ini, menggunakan mana-mana alamat anda.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
});
