import type { Language } from '@naskhah/kernel/language';
import { client } from './client.ts';
import { useLanguage } from './language.ts';
import { isLoggedIn, type User } from './session.ts';

/** Not waited for: until it has come, only the server's own messages are still in the former language. */
const tell = (language: Language): void => void client.identity.changeLanguage({ language }).catch(() => undefined);

/** A language that was chosen in this browser becomes the session's; otherwise the portal takes the session's. */
export const agreeOnLanguage = (user: User): void => {
  const { chosen, language, follow } = useLanguage.getState();
  if (!chosen) follow(user.language);
  else if (language !== user.language) tell(language);
};

useLanguage.subscribe((now, before) => {
  if (now.chosen && now.language !== before.language && isLoggedIn()) tell(now.language);
});
