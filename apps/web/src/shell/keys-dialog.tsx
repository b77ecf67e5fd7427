import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { palette } from '@naskhah/words/palette';
import css from './keys-dialog.module.css';
import { useSingleKeys } from './single-keys.ts';
import { paletteKey } from './use-palette-key.ts';

/** The keys that work everywhere, and whether the single ones do. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const { say } = useWords();
  const on = useSingleKeys((state) => state.on);
  const keys = [
    { keys: ['j'], does: palette.keyNext },
    { keys: ['k'], does: palette.keyPrevious },
    { keys: ['Enter'], does: palette.keyOpenRow },
    { keys: ['Ctrl Enter'], does: palette.keyNewTabRow },
    { keys: ['/'], does: palette.keySearch },
    { keys: [paletteKey], does: palette.keyPalette },
    { keys: ['?'], does: palette.keyHelp },
  ];
  return (
    <Dialog opened onClose={onClose} title={say(palette.shortcuts)} width="confirmation">
      <FieldStack>
        <p>{say(palette.shortcutsWhy)}</p>
        <FactList
          facts={keys.map(({ keys: [key], does }) => ({
            label: say(does),
            value: <kbd className={css.key}>{key}</kbd>,
          }))}
        />
        <Checkbox checked={on} onChange={() => useSingleKeys.setState({ on: !on })}>
          {say(palette.shortcutsUse)}
        </Checkbox>
      </FieldStack>
    </Dialog>
  );
};
