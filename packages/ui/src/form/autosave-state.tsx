import { clockTime } from '@naskhah/kernel/date-format';
import { ui } from '@naskhah/words/ui';
import { IconAlertCircle, IconCloudCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './autosave-state.module.css';

export type Autosave =
  | { is: 'saving' }
  | { is: 'saved'; at: Date; timeZone: string }
  | { is: 'offline'; changes: number }
  | { is: 'refused' };

/** Quiet beside the title; only being offline takes colour. */
export const AutosaveState = ({ state }: { state: Autosave }) => {
  const { say, sayWith } = useWords();
  if (state.is === 'saving') {
    return (
      <span role="status" className={css.state}>
        <Icon of={IconRefresh} />
        {say(ui.saving)}
      </span>
    );
  }
  if (state.is === 'offline') {
    return (
      <span role="status" className={`${css.state} ${css.offline}`}>
        <Icon of={IconCloudOff} />
        {sayWith(ui.offline, { count: state.changes })}
      </span>
    );
  }
  if (state.is === 'refused') {
    return (
      <span role="status" className={`${css.state} ${css.offline}`}>
        <Icon of={IconAlertCircle} />
        {say(ui.notSaved)}
      </span>
    );
  }
  return (
    <span role="status" className={`${css.state} ${css.saved}`}>
      <Icon of={IconCloudCheck} />
      {sayWith(ui.savedAt, { time: clockTime(state.at, state.timeZone) })}
    </span>
  );
};
