type OfTexts = { about: 'journal' | 'person'; data: { mail: string; number: number } };
type OfMails = { about: 'journal' | 'person'; data: { mail: string } };

export type MessagingFacts = {
  'mail-texts-were-saved': OfTexts;
  'mail-texts-were-reset': OfTexts;
  'mail-texts-were-restored': OfTexts;
  'mails-were-switched-on': OfMails;
  'mails-were-switched-off': OfMails;
  'mail-came-back': { about: 'person' | 'journal' | 'article' | 'issue' | 'portal'; data: { mail: string } };
  'mails-were-released': { about: 'person'; data: { mails: number } };
  'mail-was-resent': { about: 'person'; data: { mail: string; again: string } };
  'notification-preferences-were-saved': { about: 'person'; data: { events: string[] } };
  'mails-were-unsubscribed': { about: 'person'; data: { mail: string } };
};
