import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { checking } from '@naskhah/words/verification/checking';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Checking } from './types.ts';

const asked = {
  passed: { title: checking.passTitle, message: checking.passWhy, done: checking.passed, label: null },
  verified: {
    title: checking.verifyTitle,
    message: checking.verifyWhy,
    done: checking.verified,
    label: checking.remark,
  },
  returned: { title: checking.returnAsk, message: checking.returnWhy, done: checking.returned, label: checking.remark },
  rejected: {
    title: checking.rejectTitle,
    message: checking.rejectWhy,
    done: checking.rejected,
    label: checking.reasonToApplicant,
  },
};
type Verdict = keyof typeof asked;

/** What the secretariat may decide now; what is typed is saved first. */
export const VerdictButtons = ({
  record,
  whole,
  settle,
}: {
  record: Checking;
  /** Every item is judged on the page, and none fails; it may not be saved yet. */
  whole: boolean;
  settle: () => Promise<unknown>;
}) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const decide = async (verdict: Verdict) => {
    const { title, message, done, label } = asked[verdict];
    const optional = verdict === 'verified' || (verdict === 'returned' && record.reasons.length > 0);
    const answer = await confirm({
      title: say(title),
      message: say(message),
      ...(label && { prompt: { kind: 'text' as const, long: true, label: say(label), optional } }),
    });
    if (!answer) return;
    await act(
      async () => {
        await settle();
        const { version } = await client.verification.getChecking({ journal_id: record.id });
        return client.verification.verifyJournal({
          id: record.id,
          version,
          verdict,
          reason: label ? String(answer.value) : '',
        });
      },
      { processing: say(checking.doing), done: say(done) },
    );
  };
  if (!record.can.refuse) return <p>{say(checking.closed)}</p>;
  return (
    <>
      <Button kind="danger" icon={IconX} onClick={() => void decide('rejected')}>
        {say(checking.reject)}
      </Button>
      <Button icon={IconArrowBackUp} onClick={() => void decide('returned')}>
        {say(checking.return)}
      </Button>
      {record.passed ? (
        <Button kind="primary" icon={IconCheck} onClick={() => void decide('verified')}>
          {say(checking.verify)}
        </Button>
      ) : (
        <Button
          kind={whole ? 'primary' : 'plain'}
          icon={IconCheck}
          aria-disabled={!whole || undefined}
          onClick={() => whole && void decide('passed')}
        >
          {say(checking.pass)}
        </Button>
      )}
    </>
  );
};
