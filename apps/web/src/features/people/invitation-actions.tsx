import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/invitations';
import type { Text } from '@naskhah/words/text';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Invitation } from './use-invitations.ts';

const resend = ({ id, kind }: Invitation) => {
  if (kind === 'review') return client.workflow.remindReviewer({ id });
  return kind === 'authorship' ? client.submissions.askAuthorAgain({ id }) : client.people.resendInvitation({ id });
};

const revoke = ({ id, kind }: Invitation) =>
  kind === 'review' ? client.workflow.cancelReview({ id }) : client.people.revokeInvitation({ id });

const accept = ({ id, kind }: Invitation) =>
  kind === 'authorship'
    ? client.submissions.confirmOwnAuthorship({ id })
    : client.people.answerInvitation({ id, answer: 'accepted' });

/** What can be done with an invitation: answered by whom it is to, sent again or taken back by who looks after it. */
export const InvitationActions = ({ row, name }: { row: Invitation; name: string }) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const named = (words: Text) => ({ 'aria-label': `${say(words)}: ${name}` });
  const answer = () =>
    act<unknown>(() => accept(row), { processing: say(invitations.accepting), done: say(invitations.acceptedNow) });
  const decline = async () => {
    if (await confirm({ title: say(invitations.declineTitle), message: say(invitations.declineWhy) }))
      await act(() => client.people.answerInvitation({ id: row.id, answer: 'declined' }), {
        processing: say(invitations.declining),
        done: say(invitations.declinedNow),
      });
  };
  const again = () => act(() => resend(row), { processing: say(invitations.resending), done: say(invitations.resent) });
  const takeBack = async () => {
    if (await confirm({ title: say(invitations.revokeTitle), message: say(invitations.revokeWhy) }))
      await act(() => revoke(row), { processing: say(invitations.revoking), done: say(invitations.revoked) });
  };
  const { can, kind, id } = row;
  return (
    <ButtonRow>
      {can.answer && (
        <Button size="sm" {...named(invitations.accept)} onClick={() => void answer()}>
          {say(invitations.accept)}
        </Button>
      )}
      {can.answer && kind !== 'authorship' && (
        <Button size="sm" kind="quiet" {...named(invitations.decline)} onClick={() => void decline()}>
          {say(invitations.decline)}
        </Button>
      )}
      {can.open_review && (
        <ButtonLink size="sm" href={addresses.myReview(id)}>
          {say(invitations.openReview)}
        </ButtonLink>
      )}
      {can.resend && (
        <Button size="sm" {...named(invitations.resend)} onClick={() => void again()}>
          {say(invitations.resend)}
        </Button>
      )}
      {can.revoke && (
        <Button size="sm" kind="quiet" {...named(invitations.revoke)} onClick={() => void takeBack()}>
          {say(invitations.revoke)}
        </Button>
      )}
    </ButtonRow>
  );
};
