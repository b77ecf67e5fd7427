import type { IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StateLine } from '@naskhah/ui/state/state-pill';
import type { Tone } from '@naskhah/ui/state/tone';
import { invitationStateWords } from '@naskhah/words/identity/invitations';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock, IconHourglassEmpty } from '@tabler/icons-react';

type State = keyof typeof invitationStateWords;

const looks: Record<State, { icon: IconType; tone: Tone }> = {
  open: { icon: IconClock, tone: 'warn' },
  accepted: { icon: IconCircleCheck, tone: 'ok' },
  declined: { icon: IconCircleX, tone: 'bad' },
  revoked: { icon: IconArrowBackUp, tone: 'none' },
  expired: { icon: IconHourglassEmpty, tone: 'none' },
};

export const InvitationStateLine = ({ state }: { state: State }) => {
  const { say } = useWords();
  return <StateLine {...looks[state]}>{say(invitationStateWords[state])}</StateLine>;
};
