import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { mailTemplates } from '@naskhah/words/mail-templates';

/** The journal's own version of a template, else the platform's edited one, else the shipped text. */
export const templateFor = async (
  db: Db,
  event: string,
  language: Language,
  journal?: string,
): Promise<{ subject: string; body: string }> => {
  const row = await db
    .selectFrom('messaging.template')
    .select(['subject', 'body'])
    .where('event', '=', event)
    .where('language', '=', language)
    .where((on) => on.or([on('journal_id', 'is', null), ...(journal ? [on('journal_id', '=', journal)] : [])]))
    .orderBy('journal_id', (order) => order.asc().nullsLast())
    .executeTakeFirst();
  const shipped = mailTemplates[event as keyof typeof mailTemplates];
  if (!row && !shipped) throw new Error(`no mail template for ${event}`);
  return row ?? shipped[language];
};
