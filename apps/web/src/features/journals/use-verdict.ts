import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalPages } from '@naskhah/words/journals/journals';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { queries } from '../../app/queries.ts';

export const verdicts = ['verified', 'returned', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

const questions = {
  verified: { title: journalPages.verifiedTitle, message: journalPages.verifiedWhy, label: journalPages.remark },
  returned: {
    title: journalPages.returnedTitle,
    message: journalPages.returnedWhy,
    label: journalPages.reasonToApplicant,
  },
  rejected: {
    title: journalPages.rejectedTitle,
    message: journalPages.rejectedWhy,
    label: journalPages.reasonToApplicant,
  },
};

/** Asks for the reason and saves the verdict on a registration; verifying needs none. */
export const useVerdict = () => {
  const { say } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  return async (id: string, versionOf: () => Promise<number>, verdict: Verdict): Promise<void> => {
    const { title, message, label } = questions[verdict];
    const answer = await confirm({
      title: say(title),
      message: say(message),
      prompt: { kind: 'text', long: true, label: say(label), optional: verdict === 'verified' },
    });
    if (!answer) return;
    await request(
      async () => {
        await client.journals.verifyJournal({ id, version: await versionOf(), verdict, reason: String(answer.value) });
        await queries.invalidateQueries({ queryKey: calls.journals.key() });
      },
      { processing: say(journalPages.deciding), done: say(journalPages.decided) },
    );
  };
};
