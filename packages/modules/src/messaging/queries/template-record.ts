import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import { eventView } from '../event-view.ts';
import type { MessagingQuestions } from '../ports.ts';
import { versionOf } from '../store/own-texts.ts';
import { isSilenced } from '../store/silenced.ts';
import { textsInForce } from '../store/template.ts';

type Wanted = { event: MailEvent; journal: string | null };

/** The texts of one mail with everything that their editor needs: four statements. Undefined for a journal that is not there. */
export const templateRecord = async (db: Db, ask: MessagingQuestions, owner: Wanted, language: Language) => {
  const [journal] = owner.journal ? await ask.journals([owner.journal], '') : [undefined];
  if (owner.journal && !journal) return undefined;
  const { origin, texts } = await textsInForce(db, owner.event, owner.journal);
  return {
    ...eventView(owner.event, language),
    journal_id: owner.journal,
    journal_en: journal?.name_en ?? '',
    journal_ms: journal?.name_ms ?? '',
    origin,
    own: origin === (owner.journal ? 'journal' : 'platform'),
    active: !(await isSilenced(db, owner)),
    version: await versionOf(db, owner),
    texts,
  };
};
