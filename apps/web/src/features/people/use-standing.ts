import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { personPage } from '@naskhah/words/identity/person-page';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Person } from './use-person.ts';

/** Closing an account, opening it again, and taking the person out of it: each asks first. */
export const useStanding = ({ usr_id, version, name }: Person) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const words = { processing: say(personPage.saving), done: say(personPage.saved) };
  return {
    suspend: async () => {
      const answer = await confirm({
        title: say(personPage.suspendTitle),
        message: say(personPage.suspendWhy),
        prompt: { kind: 'text', long: true, label: say(personPage.reason) },
      });
      if (answer)
        await act(() => client.people.suspendPerson({ usr_id, version, reason: String(answer.value) }), words);
    },
    reinstate: async () => {
      if (await confirm({ title: say(personPage.reinstateTitle), message: say(personPage.reinstateWhy) }))
        await act(() => client.people.reinstatePerson({ usr_id, version }), words);
    },
    anonymise: async () => {
      const answer = await confirm({
        title: say(personPage.anonymiseTitle),
        message: say(personPage.anonymiseWhy),
        prompt: { kind: 'text', label: sayWith(personPage.typeName, { name }), validity: name },
      });
      if (answer) await act(() => client.people.anonymisePerson({ usr_id, version }), words);
    },
  };
};
