import { useWords } from '@naskhah/ui/language/language-provider';
import { isMailEvent, mailEvents } from '@naskhah/words/mail-events';
import { templateEditor } from '@naskhah/words/template-editor';

/** What a mail is called by its event. */
export const useEventName = () => {
  const { say } = useWords();
  return (event: string): string => say(isMailEvent(event) ? mailEvents[event].name : templateEditor.testMail);
};
