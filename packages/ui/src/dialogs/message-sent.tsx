import { ui } from '@naskhah/words/ui';
import { useWords } from '../language/language-provider.tsx';
import { showNotice } from './notice.tsx';

/** Says 'Message Send' at the top, unless the sender hides it because the page itself shows the message. */
export const useMessageSent = () => {
  const { say } = useWords();
  return ({ hidden = false }: { hidden?: boolean } = {}): void => {
    if (!hidden) showNotice({ tone: 'ok', title: say(ui.messageSent), position: 'top' });
  };
};
