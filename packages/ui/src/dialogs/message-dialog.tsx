import { ui } from '@naskhah/words/ui';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useWords } from '../language/language-provider.tsx';
import { Dialog } from './dialog.tsx';

/** Tells one thing, such as 'Data updated' or an error's own message. */
export const MessageDialog = ({
  opened,
  title,
  further,
  children,
  onClose,
}: {
  opened: boolean;
  title: string;
  /** Beside OK. */
  further?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
}) => {
  const { say } = useWords();
  return (
    <Dialog
      opened={opened}
      asking
      width="confirmation"
      title={title}
      onClose={onClose}
      footer={
        <>
          {further}
          <Button kind="primary" onClick={onClose}>
            {say(ui.ok)}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

/** After a failure that may pass: cancel, or once more when there is a way to try again. */
export const TryAgainDialog = ({
  opened,
  retry,
  onClose,
}: {
  opened: boolean;
  retry?: () => void;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const again = () => {
    onClose();
    retry?.();
  };
  return (
    <Dialog
      opened={opened}
      asking
      width="confirmation"
      title={say(ui.errorOccurred)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(ui.cancel)}</Button>
          <Button kind="primary" icon={IconRefresh} onClick={again}>
            {say(ui.tryAgain)}
          </Button>
        </>
      }
    >
      {say(ui.errorKept)}
    </Dialog>
  );
};
