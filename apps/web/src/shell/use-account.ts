import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { unsavedNow, useLetGo } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { addresses } from '../app/addresses.ts';
import { client } from '../app/client.ts';
import { enter, leave, takeRole } from '../app/enter.ts';
import { go } from '../app/go.ts';

/** The acts of the account menu. */
export const useAccount = () => {
  const { say } = useWords();
  const request = useRequest();
  const letGo = useLetGo();
  return {
    logout: async () => {
      if (!(await letGo(unsavedNow))) return;
      const done = await request(() => client.identity.logout(), { processing: say(shell.loggingOut), quiet: true });
      if (!done) return;
      leave();
      go(addresses.login, { replace: true });
    },
    changeRole: async (usr_acl: number) => {
      if (!(await letGo(unsavedNow))) return;
      const user = await request(() => client.identity.changeRole({ usr_acl }), {
        processing: say(shell.changingRole),
        done: say(shell.roleChanged),
      });
      if (user) await takeRole(user);
    },
    stopActing: async () => {
      if (!(await letGo(unsavedNow))) return;
      const user = await request(() => client.identity.unsetUser(), { quiet: true });
      if (user) go(await enter(user));
    },
  };
};
