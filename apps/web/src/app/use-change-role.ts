import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { unsavedNow, useLetGo } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { client } from './client.ts';
import { takeRole } from './enter.ts';

/** Uses another of the roles held, in this session; what is typed is asked about first. */
export const useChangeRole = () => {
  const { say } = useWords();
  const request = useRequest();
  const letGo = useLetGo();
  return async (usr_acl: number): Promise<void> => {
    if (!(await letGo(unsavedNow))) return;
    const user = await request(() => client.identity.changeRole({ usr_acl }), {
      processing: say(shell.changingRole),
      done: say(shell.roleChanged),
    });
    if (user) await takeRole(user);
  };
};
