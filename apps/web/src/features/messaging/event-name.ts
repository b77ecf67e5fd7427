import { useWords } from '@naskhah/ui/language/language-provider';
import { isMailEvent, mailEvents } from '@naskhah/words/messaging/mail-events';
import { templateEditor } from '@naskhah/words/messaging/template-editor';

/** What a mail is called by its event. */
export const useEventName = () => {
  const { say } = useWords();
  return (event: string): string => say(isMailEvent(event) ? mailEvents[event].name : templateEditor.testMail);
};
