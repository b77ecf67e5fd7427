import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { issues } from '@naskhah/words/publishing/issues';
import type { Text } from '@naskhah/words/text';
import { IconArrowBackUp, IconCheck, IconSend, IconWorldCheck } from '@tabler/icons-react';
import { ActButton } from '../../app/acts-here.tsx';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { orStale } from '../../forms/or-stale.ts';
import type { Issue } from './issue-look.tsx';
import { IssuePieces } from './issue-pieces.tsx';
import css from './issues.module.css';

type Step = { title: Text; sure: Text; processing: Text; done: Text };

const steps = {
  request: { title: issues.request, sure: issues.requestSure, processing: issues.requesting, done: issues.requested },
  approve: { title: issues.approve, sure: issues.approveSure, processing: issues.approving, done: issues.approved },
  publish: {
    title: issues.approveFinally,
    sure: issues.publishSure,
    processing: issues.publishing,
    done: issues.published,
  },
  giveBack: { title: issues.giveBack, sure: issues.returnSure, processing: issues.returning, done: issues.returned },
} satisfies Record<string, Step>;

/** The steps to publication that this person can take now. */
export const IssueSteps = ({ issue, onStale }: { issue: Issue; onStale: (stale: boolean) => void }) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  const about = { id: issue.id, version: issue.version };
  const take = async (step: Step, send: () => Promise<Issue>) => {
    const outcome = await request(() => orStale(send()), { processing: say(step.processing), quiet: true });
    void refreshRecords();
    if (!outcome) return;
    onStale(outcome.stale);
    if (!outcome.stale) showNotice({ tone: 'ok', title: say(step.done) });
  };
  const ask = async (step: Step, send: () => Promise<Issue>) => {
    const message = (
      <>
        {say(step.sure)}
        {issue.notes.length > 0 && <p className={css.detail}>{say(issues.lookAt)}:</p>}
        <IssuePieces pieces={issue.notes} plain />
      </>
    );
    if (await confirm({ title: say(step.title), message })) await take(step, send);
  };
  const giveBack = async () => {
    const { title, sure } = steps.giveBack;
    const answer = await confirm({
      title: say(title),
      message: say(sure),
      prompt: { kind: 'text', long: true, label: say(issues.reason) },
    });
    const reason = answer && String(answer.value).trim();
    if (reason) await take(steps.giveBack, () => client.publishing.returnIssue({ ...about, reason }));
  };
  const { can } = issue;
  return (
    <>
      {can.request && (
        <ActButton
          kind="primary"
          icon={IconSend}
          label={say(issues.request)}
          run={() => void ask(steps.request, () => client.publishing.publishIssue(about))}
        />
      )}
      {can.approve && (
        <ActButton
          icon={IconCheck}
          label={say(issues.approve)}
          run={() => void ask(steps.approve, () => client.publishing.approvalIssue(about))}
        />
      )}
      {can.approve_finally && (
        <ActButton
          icon={IconWorldCheck}
          label={say(issues.approveFinally)}
          run={() => void ask(steps.publish, () => client.publishing.finalApprovalIssue(about))}
        />
      )}
      {can.return && (
        <ActButton icon={IconArrowBackUp} kind="danger" label={say(issues.giveBack)} run={() => void giveBack()} />
      )}
    </>
  );
};
