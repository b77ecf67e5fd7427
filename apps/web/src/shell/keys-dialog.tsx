import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { shell } from '@naskhah/words/shell';
import css from './keys-dialog.module.css';
import { useSingleKeys } from './single-keys.ts';
import { paletteKey } from './use-palette-key.ts';

/** The keys that work everywhere, and whether the single ones do. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { say } = useWords();
  const on = useSingleKeys((state) => state.on);
  const keys = [
    { keys: ['j'], does: shell.keyNext },
    { keys: ['k'], does: shell.keyPrevious },
    { keys: ['Enter'], does: shell.keyOpenRow },
    { keys: ['Ctrl Enter'], does: shell.keyNewTabRow },
    { keys: ['/'], does: shell.keySearch },
    { keys: [paletteKey], does: shell.keyPalette },
    { keys: ['?'], does: shell.keyHelp },
  ];
  return (
    <Dialog opened onClose={onClose} title={say(shell.shortcuts)} width="confirmation">
      <FieldStack>
        <p>{say(shell.shortcutsWhy)}</p>
        <FactList
          facts={keys.map(({ keys: [key], does }) => ({
            label: say(does),
            value: <kbd className={css.key}>{key}</kbd>,
          }))}
        />
        <Checkbox checked={on} onChange={() => useSingleKeys.setState({ on: !on })}>
          {say(shell.shortcutsUse)}
        </Checkbox>
      </FieldStack>
    </Dialog>
  );
};
