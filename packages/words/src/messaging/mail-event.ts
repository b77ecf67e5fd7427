import { type Text, words } from '../text.ts';
import type { MailVariable } from './mail-variables.ts';

export const mailGroups = words({
  account: { en: 'Accounts', ms: 'Akaun' },
  article: { en: 'Articles', ms: 'Artikel' },
  decision: { en: 'Decisions', ms: 'Keputusan' },
  review: { en: 'Reviews', ms: 'Pewasitan' },
  journal: { en: 'Journals', ms: 'Jurnal' },
  message: { en: 'Messages and notices', ms: 'Mesej dan notis' },
});
export type MailGroup = keyof typeof mailGroups;

/** One kind of mail: when it is sent and to whom, and what its texts may name. */
export type MailEventWords = {
  group: MailGroup;
  name: Text;
  when: Text;
  to: Text;
  variables: readonly MailVariable[];
  /** Sent whatever anybody prefers: without it the person cannot go on. Never switched off. */
  needed?: true;
  /** The platform writes it, to whomever of whatever journal: no journal has a text of its own. So are all mails about accounts. */
  ofPlatform?: true;
  /** A notification in the portal goes with it, and opens this. */
  opens?: 'article' | 'my-reviews' | 'journal' | 'profile' | 'tasks' | 'journal-messages';
};

export const mailEventsOf = <E extends Record<string, MailEventWords>>(all: E): E => all;

export const recipients = words({
  person: { en: 'The person', ms: 'Orang itu sendiri' },
  invited: { en: 'Who is invited', ms: 'Orang yang dijemput' },
  author: { en: 'The submitting author', ms: 'Pengarang yang menghantar' },
  coAuthors: { en: 'The co-authors', ms: 'Pengarang bersama' },
  reviewer: { en: 'The reviewer', ms: 'Pewasit' },
  editors: { en: 'The editors of the article', ms: 'Editor artikel' },
  editorsAndAuthor: {
    en: 'The editors of the article and the submitting author',
    ms: 'Editor artikel dan pengarang yang menghantar',
  },
  receivers: { en: 'Who hears of new submissions', ms: 'Penerima makluman penghantaran baharu' },
  assigned: { en: 'Who was assigned', ms: 'Orang yang diagihkan' },
  receivesJournals: { en: 'Who is mailed of new journals', ms: 'Penerima makluman jurnal baharu' },
  boardMember: { en: 'Who is named on an editorial board', ms: 'Orang yang dinamakan dalam sidang editor' },
  applicant: { en: 'The applicant of the journal', ms: 'Pemohon jurnal' },
  chosen: { en: 'Whom the sender chose', ms: 'Penerima yang dipilih oleh pengirim' },
  otherSide: { en: 'The other side of the conversation', ms: 'Pihak yang satu lagi dalam perbualan' },
  keepers: { en: 'The editors, or the Administrators', ms: 'Editor, atau Pentadbir' },
});
