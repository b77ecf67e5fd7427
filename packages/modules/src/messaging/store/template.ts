import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { isMailEvent, takesJournalTexts } from '@naskhah/words/messaging/mail-events';
import { mailTemplates } from '@naskhah/words/messaging/mail-templates';
import type { MailTexts, Origin } from '../domain/mail-texts.ts';

/** The journal's own version of a mail that it may write, else the platform's edited one, else the shipped texts; and whose they are: one statement. */
export const textsInForce = async (
  db: Db,
  event: string,
  journal?: string | null,
): Promise<{ origin: Origin; texts: MailTexts }> => {
  const own = journal && !(isMailEvent(event) && !takesJournalTexts(event)) ? journal : undefined;
  const rows = await db
    .selectFrom('messaging.template')
    .select(['language', 'subject', 'body', 'journal_id'])
    .where('event', '=', event)
    .where((on) => on.or([on('journal_id', 'is', null), ...(own ? [on('journal_id', '=', own)] : [])]))
    .orderBy('journal_id', (order) => order.asc().nullsLast())
    .execute();
  const shipped = mailTemplates[event as keyof typeof mailTemplates];
  if (rows.length === 0 && !shipped) throw new Error(`no mail template for ${event}`);
  const textIn = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    return row ? { subject: row.subject, body: row.body } : { ...shipped[language] };
  };
  const first = rows[0];
  return {
    origin: first ? (first.journal_id ? 'journal' : 'platform') : 'shipped',
    texts: { en: textIn('en'), ms: textIn('ms') },
  };
};

export const templateFor = async (
  db: Db,
  event: string,
  language: Language,
  journal?: string,
): Promise<{ subject: string; body: string }> => (await textsInForce(db, event, journal)).texts[language];
