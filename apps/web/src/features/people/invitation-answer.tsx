import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { invitations } from '@naskhah/words/identity/invitations';
import { authorship } from '@naskhah/words/submissions/authorship';
import type { Text } from '@naskhah/words/text';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Invitation } from './use-invitations.ts';

const accept = ({ id, kind }: Invitation) =>
  kind === 'authorship'
    ? client.submissions.confirmOwnAuthorship({ id })
    : client.people.answerInvitation({ id, answer: 'accepted' });

/** An invitation to the reader is answered here; one to review where the review is. */
export const InvitationAnswer = ({ row, name }: { row: Invitation; name: string }) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const { can, kind, id } = row;
  const named = (words: Text) => ({ 'aria-label': `${say(words)}: ${name}` });
  const yes = () =>
    act<unknown>(() => accept(row), { processing: say(invitations.accepting), done: say(invitations.acceptedNow) });
  const no = async () => {
    const words = { processing: say(invitations.declining), done: say(invitations.declinedNow) };
    if (kind === 'authorship') {
      const answer = await confirm({
        title: say(authorship.declineTitle),
        message: say(authorship.declineWhy),
        prompt: { kind: 'text', long: true, optional: true, label: say(authorship.word) },
      });
      if (answer) await act(() => client.submissions.declineAuthorship({ id, note: String(answer.value) }), words);
    } else if (await confirm({ title: say(invitations.declineTitle), message: say(invitations.declineWhy) }))
      await act(() => client.people.answerInvitation({ id, answer: 'declined' }), words);
  };
  if (can.open_review)
    return (
      <ButtonLink size="sm" href={addresses.myReview(id)}>
        {say(invitations.openReview)}
      </ButtonLink>
    );
  if (!can.answer) return null;
  return (
    <ButtonRow>
      <Button size="sm" {...named(invitations.accept)} onClick={() => void yes()}>
        {say(invitations.accept)}
      </Button>
      <Button size="sm" kind="quiet" {...named(invitations.decline)} onClick={() => void no()}>
        {say(invitations.decline)}
      </Button>
    </ButtonRow>
  );
};
