import { ui } from '@naskhah/words/ui';
import { IconCode } from '@tabler/icons-react';
import { MenuItem } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';

/** Turns the developer tools on: request log, permission bits and record ids. */
export const DeveloperSwitch = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const { say } = useWords();
  return (
    <MenuItem icon={IconCode} hint={say(on ? ui.on : ui.off)} onClick={() => onChange(!on)}>
      {say(ui.developerTools)}
    </MenuItem>
  );
};
