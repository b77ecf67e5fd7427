import type { Text } from '../text.ts';

/** What a variable of a mail stands for, and an example where no real record can be shown. */
type MailVariableWords = { name: Text; example: Text };

const same = (text: string): Text => ({ en: text, ms: text });

const variables = <V extends Record<string, MailVariableWords>>(all: V): V => all;

/** Every variable that a mail may use. */
export const mailVariables = variables({
  salutation: {
    name: { en: 'Salutation of the recipient', ms: 'Sapaan penerima' },
    example: { en: 'Aisyah', ms: 'Dr. Aisyah binti Rahman' },
  },
  firstname: { name: { en: 'First name of the recipient', ms: 'Nama pertama penerima' }, example: same('Aisyah') },
  name: { name: { en: 'Name of the recipient', ms: 'Nama penerima' }, example: same('Aisyah binti Rahman') },
  code: { name: { en: 'One-time code', ms: 'Kod sekali guna' }, example: same('482913') },
  minutes: { name: { en: 'Minutes that the code works', ms: 'Tempoh kod dalam minit' }, example: same('10') },
  portal_url: { name: { en: 'Address of the portal', ms: 'Alamat portal' }, example: same('https://portal.example') },
  portal_name: { name: { en: 'Name of the portal', ms: 'Nama portal' }, example: same('Naskhah') },
  profile_url: {
    name: { en: 'Link to complete the profile', ms: 'Pautan untuk melengkapkan profil' },
    example: same('https://portal.example/update-profile#example'),
  },
  number: { name: { en: 'Number of the article', ms: 'Nombor artikel' }, example: same('JEK-2026-0001') },
  title: {
    name: { en: 'Title of the article', ms: 'Tajuk artikel' },
    example: { en: 'Mangrove recovery after a drought', ms: 'Pemulihan paya bakau selepas kemarau' },
  },
  journal: {
    name: { en: 'Name of the journal', ms: 'Nama jurnal' },
    example: { en: 'Journal of Tropical Ecology', ms: 'Jurnal Ekologi Tropika' },
  },
  submitter: { name: { en: 'Who sent the article', ms: 'Penghantar artikel' }, example: same('Lim Wei Jie') },
  co_author: { name: { en: 'Name of the co-author', ms: 'Nama pengarang bersama' }, example: same('Lim Wei Jian') },
  article_url: {
    name: { en: 'Link to the article', ms: 'Pautan ke artikel' },
    example: same('https://portal.example/private/article-management/article-workflow/example'),
  },
  board_role: {
    name: { en: 'What the person is on the board', ms: 'Kedudukan orang itu dalam sidang' },
    example: { en: 'Editor', ms: 'Editor' },
  },
  consent_url: {
    name: { en: 'Link to agree or decline', ms: 'Pautan untuk bersetuju atau menolak' },
    example: same('https://portal.example/board-consent/example'),
  },
  confirm_url: {
    name: { en: 'Link to confirm', ms: 'Pautan untuk mengesahkan' },
    example: same('https://portal.example/authorship/example'),
  },
  review_url: {
    name: { en: 'Link to the review, without a password', ms: 'Pautan ke pewasitan, tanpa kata laluan' },
    example: same('https://portal.example/review/example'),
  },
  answer_due: {
    name: { en: 'Day to answer the invitation', ms: 'Tarikh menjawab jemputan' },
    example: { en: '30 November 2026', ms: '30 November 2026' },
  },
  review_due: {
    name: { en: 'Day the review is due', ms: 'Tarikh laporan pewasitan' },
    example: { en: '21 December 2026', ms: '21 Disember 2026' },
  },
  due: {
    name: { en: 'Day it is due', ms: 'Tarikh akhir' },
    example: { en: '21 December 2026', ms: '21 Disember 2026' },
  },
  note: {
    name: { en: 'Note of the editor', ms: 'Nota editor' },
    example: { en: 'Please look at the second table.', ms: 'Sila semak jadual kedua.' },
  },
  reason: {
    name: { en: 'Reason given', ms: 'Sebab yang diberi' },
    example: { en: 'The ISSN certificate is missing.', ms: 'Sijil ISSN belum disertakan.' },
  },
  sender: { name: { en: 'Who wrote the message', ms: 'Penulis mesej' }, example: same('Nurul Huda') },
  subject: {
    name: { en: 'Subject of the message', ms: 'Perkara mesej' },
    example: { en: 'Message from Nurul', ms: 'Mesej daripada Nurul' },
  },
  message: {
    name: { en: 'The message', ms: 'Isi mesej' },
    example: { en: 'The proofs will be ready on Friday.', ms: 'Pruf akan siap pada hari Jumaat.' },
  },
  address: { name: { en: 'E-mail address', ms: 'Alamat e-mel' }, example: same('aisyah@example.edu.my') },
  mail_subject: {
    name: { en: 'Subject of the mail that came back', ms: 'Perkara e-mel yang dipulangkan' },
    example: { en: 'Your submission has arrived', ms: 'Penghantaran anda telah diterima' },
  },
  task: {
    name: { en: 'What is to be done', ms: 'Perkara yang perlu dibuat' },
    example: { en: 'Check the figures of section 3', ms: 'Semak rajah dalam bahagian 3' },
  },
  tasks_url: {
    name: { en: 'Link to the tasks', ms: 'Pautan ke tugasan' },
    example: same('https://portal.example/private/article-management/user-task'),
  },
  messages_url: {
    name: { en: 'Link to the messages of the journal', ms: 'Pautan ke mesej jurnal' },
    example: same('https://portal.example/private/journal-management/journal-messages/example'),
  },
  inviter: { name: { en: 'Who invites', ms: 'Orang yang menjemput' }, example: same('Rosnah Kamaruddin') },
  to: {
    name: { en: 'What the invitation is to', ms: 'Perkara yang dijemput' },
    example: { en: 'Journal of Tropical Ecology', ms: 'Jurnal Ekologi Tropika' },
  },
  preset: {
    name: { en: 'Preset that accepting gives', ms: 'Praset yang diberi apabila diterima' },
    example: { en: 'Section Editor', ms: 'Editor Bahagian' },
  },
  expires: {
    name: { en: 'Last day of the invitation', ms: 'Hari terakhir jemputan' },
    example: { en: '5 December 2026', ms: '5 Disember 2026' },
  },
  invitation_url: {
    name: { en: 'Link to the invitation', ms: 'Pautan ke jemputan' },
    example: same('https://portal.example/invitation#example'),
  },
  days: { name: { en: 'Days that the link works', ms: 'Tempoh pautan dalam hari' }, example: same('7') },
  kept_name: {
    name: { en: 'Account that is kept', ms: 'Akaun yang dikekalkan' },
    example: same('Aisyah binti Rahman'),
  },
  applicant: {
    name: { en: 'Who registered the journal', ms: 'Pemohon pendaftaran jurnal' },
    example: same('Rashidah Ahmad'),
  },
  record_url: {
    name: { en: 'Link to the journal in the portal', ms: 'Pautan ke jurnal dalam portal' },
    example: same('https://portal.example/private/journal-management/journal-information/example'),
  },
  other_name: {
    name: { en: 'Account that goes into it', ms: 'Akaun yang digabungkan' },
    example: same('Aisyah Rahman'),
  },
  merge_url: {
    name: { en: 'Link to confirm the merging', ms: 'Pautan untuk mengesahkan penggabungan' },
    example: same('https://portal.example/merge#example'),
  },
  lines: {
    name: { en: 'What happened, one line each', ms: 'Perkara yang berlaku, satu baris setiap satu' },
    example: { en: 'A report is in: JEK-2026-0001', ms: 'Laporan diterima: JEK-2026-0001' },
  },
});

export type MailVariable = keyof typeof mailVariables;
