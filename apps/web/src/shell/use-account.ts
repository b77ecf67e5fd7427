import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { unsavedNow, useLetGo } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { addresses } from '../app/addresses.ts';
import { client } from '../app/client.ts';
import { enter, leave } from '../app/enter.ts';
import { go } from '../app/go.ts';
import { useChangeRole } from '../app/use-change-role.ts';

/** The acts of the account menu. */
export const useAccount = () => {
  const { say } = useWords();
  const request = useRequest();
  const letGo = useLetGo();
  const changeRole = useChangeRole();
  return {
    logout: async () => {
      if (!(await letGo(unsavedNow))) return;
      const done = await request(() => client.identity.logout(), { processing: say(shell.loggingOut), quiet: true });
      if (!done) return;
      leave();
      go(addresses.login, { replace: true });
    },
    changeRole,
    stopActing: async () => {
      if (!(await letGo(unsavedNow))) return;
      const user = await request(() => client.identity.unsetUser(), { quiet: true });
      if (user) go(await enter(user));
    },
  };
};
