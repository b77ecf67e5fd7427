import { ui } from '@naskhah/words/ui';
import { IconBook2, IconDownload } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import { useConfirm } from '../dialogs/confirm.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './manual-list.module.css';

export type Manual = { value: string; label: string };

/** The user manuals; each asks 'Download this file?', then its page opens. */
export const ManualList = ({
  opened,
  onClose,
  manuals,
  hrefOf,
}: {
  opened: boolean;
  onClose: () => void;
  manuals: readonly Manual[];
  hrefOf: (manual: Manual) => string;
}) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const download = async (manual: Manual) => {
    const answer = await confirm({ title: say(ui.downloadFile), message: manual.label });
    if (answer) window.open(hrefOf(manual), '_blank', 'noopener');
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={say(ui.manuals)}>
      <ul className={css.list}>
        {manuals.map((manual) => (
          <li key={manual.value}>
            <button type="button" className={css.manual} onClick={() => void download(manual)}>
              <Icon of={IconBook2} />
              <span>{manual.label}</span>
              <Icon of={IconDownload} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
