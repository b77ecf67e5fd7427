import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/identity/invitations';
import { IconArrowBackUp, IconDots, IconSend } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Invitation } from './use-invitations.ts';

const resend = ({ id, kind }: Invitation) => {
  if (kind === 'review') return client.workflow.remindReviewer({ id });
  return kind === 'authorship' ? client.submissions.askAuthorAgain({ id }) : client.people.resendInvitation({ id });
};

const revoke = ({ id, kind }: Invitation) =>
  kind === 'review' ? client.workflow.cancelReview({ id }) : client.people.revokeInvitation({ id });

/** An invitation is sent again or taken back, by the act of wherever it lives. */
export const InvitationActions = ({ row, name }: { row: Invitation; name: string }) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const { can } = row;
  const again = () => act(() => resend(row), { processing: say(invitations.resending), done: say(invitations.resent) });
  const takeBack = async () => {
    if (await confirm({ title: say(invitations.revokeTitle), message: say(invitations.revokeWhy) }))
      await act(() => revoke(row), { processing: say(invitations.revoking), done: say(invitations.revoked) });
  };
  if (!can.resend && !can.revoke) return null;
  const label = sayWith(invitations.actionsNamed, { name });
  return (
    <Menu label={label} target={<IconButton icon={IconDots} size="sm" label={label} />}>
      {can.resend && (
        <MenuItem icon={IconSend} onClick={() => void again()}>
          {say(invitations.resend)}
        </MenuItem>
      )}
      {can.revoke && (
        <MenuItem icon={IconArrowBackUp} onClick={() => void takeBack()}>
          {say(invitations.revoke)}
        </MenuItem>
      )}
    </Menu>
  );
};
