import type { IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StateLine, StatePill } from '@naskhah/ui/state/state-pill';
import type { Tone } from '@naskhah/ui/state/tone';
import { personStatuses } from '@naskhah/words/identity/people';
import { IconArrowMerge, IconCircleCheck, IconClock, IconGhost, IconPlayerPause } from '@tabler/icons-react';

export type PersonStatusName = keyof typeof personStatuses;

const looks: Record<PersonStatusName, { icon: IconType; tone: Tone }> = {
  unconfirmed: { icon: IconClock, tone: 'warn' },
  active: { icon: IconCircleCheck, tone: 'ok' },
  suspended: { icon: IconPlayerPause, tone: 'bad' },
  merged: { icon: IconArrowMerge, tone: 'none' },
  anonymised: { icon: IconGhost, tone: 'none' },
};

export const personStatusNames = Object.keys(looks) as PersonStatusName[];

export const PersonStatusLine = ({ status }: { status: PersonStatusName }) => {
  const { say } = useWords();
  return <StateLine {...looks[status]}>{say(personStatuses[status])}</StateLine>;
};

export const PersonStatusPill = ({ status }: { status: PersonStatusName }) => {
  const { say } = useWords();
  return <StatePill {...looks[status]}>{say(personStatuses[status])}</StatePill>;
};
