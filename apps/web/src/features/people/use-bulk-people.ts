import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useWords } from '@naskhah/ui/language/language-provider';
import { bulkPeople } from '@naskhah/words/identity/bulk-people';
import type { Text } from '@naskhah/words/text';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { useRoleChoices } from './use-choices.ts';

export type Outcomes = Answers['people']['actOnPeople'];
type Asked = Parameters<typeof client.people.actOnPeople>[0];

/** Acts on several people, each asked about first. Answers what came of each where not all went well; undefined otherwise. */
export const useBulkPeople = (usr_ids: string[]) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const roles = useRoleChoices();
  const run = async (asked: Asked): Promise<Outcomes | undefined> => {
    const outcomes = await act(() => client.people.actOnPeople(asked), {
      processing: say(bulkPeople.acting),
      quiet: true,
    });
    if (!outcomes) return undefined;
    if (outcomes.done < outcomes.results.length) return outcomes;
    showNotice({ tone: 'ok', title: sayWith(bulkPeople.allDone, { count: outcomes.done }) });
    return undefined;
  };
  const title = (name: Text) => sayWith(bulkPeople.titleOf, { act: say(name), count: usr_ids.length });
  const plainly = (name: Text, why: Text, kind: 'reinstate' | 'end-sessions' | 'remind-to-confirm') => async () =>
    (await confirm({ title: title(name), message: say(why) })) ? run({ act: kind, usr_ids }) : undefined;
  const withRole = (name: Text, kind: 'grant-role' | 'revoke-role') => async () => {
    const answer = await confirm({
      title: title(name),
      message: say(bulkPeople.roleWhy),
      prompt: { kind: 'radio', label: say(bulkPeople.role), options: roles },
    });
    return answer ? run({ act: kind, usr_ids, acl: Number(answer.value) }) : undefined;
  };
  return {
    suspend: async () => {
      const answer = await confirm({
        title: title(bulkPeople.suspend),
        message: say(bulkPeople.suspendWhy),
        prompt: { kind: 'text', long: true, label: say(bulkPeople.reason) },
      });
      return answer ? run({ act: 'suspend', usr_ids, reason: String(answer.value) }) : undefined;
    },
    reinstate: plainly(bulkPeople.reinstate, bulkPeople.reinstateWhy, 'reinstate'),
    endSessions: plainly(bulkPeople.endSessions, bulkPeople.endSessionsWhy, 'end-sessions'),
    remind: plainly(bulkPeople.remind, bulkPeople.remindWhy, 'remind-to-confirm'),
    giveRole: withRole(bulkPeople.giveRole, 'grant-role'),
    takeRole: withRole(bulkPeople.takeRole, 'revoke-role'),
  };
};
