import { isMailEvent, takesJournalTexts } from '@naskhah/words/messaging/mail-events';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import type { Owner } from './domain/mail-texts.ts';

/** Whether there are such texts: of the platform any, of a journal those that a journal may write. */
export const isTextOf = <O extends Owner>(owner: O): owner is O & { event: MailEvent } =>
  isMailEvent(owner.event) && (owner.journal === null || takesJournalTexts(owner.event));
