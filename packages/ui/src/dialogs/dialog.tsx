import { Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { ui } from '@naskhah/words/ui';
import { IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { type Unsaved, useLetGo, Within } from '../form/unsaved.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useOnTop } from './use-on-top.ts';

type DialogProps = {
  opened: boolean;
  onClose: () => void;
  /** What is typed in it: every way of closing it asks before that is let go. */
  unsaved?: Unsaved | undefined;
  title: ReactNode;
  /** Beside the title, smaller. */
  subtitle?: ReactNode;
  /** At the right of the head: ways of looking at the content. */
  tools?: ReactNode;
  footer?: ReactNode;
  width?: 'confirmation' | 'form' | 'timeline';
  /** Asks before going on: no line under the head, no cross. */
  asking?: boolean;
  children: ReactNode;
};

const Closing = createContext<() => Promise<void>>(() => Promise.resolve());

/** Every dialog: a title, its content, its buttons. Escape closes it, the focus stays in it and returns afterwards. */
export const Dialog = ({
  opened,
  onClose,
  unsaved,
  title,
  subtitle,
  tools,
  footer,
  width = 'form',
  asking,
  children,
}: DialogProps) => {
  const { say } = useWords();
  useFocusBack(opened);
  const onTop = useOnTop(opened);
  const letGo = useLetGo();
  const [within] = useState(() => new Set<Unsaved>());
  const close = useCallback(async () => {
    const open = () => [...within, ...(unsaved ? [unsaved] : [])].filter(({ isOpen }) => isOpen());
    if (await letGo(open)) onClose();
  }, [within, unsaved, letGo, onClose]);
  const frame = (
    <Modal.Root
      returnFocus={false}
      closeOnEscape={onTop}
      opened={opened}
      onClose={() => void close()}
      classNames={{ inner: css.inner ?? '', content: `${css.dialog} ${css[width]}` }}
      lockScroll={false}
      zIndex="var(--z-dialog)"
      transitionProps={{ transition: 'fade', duration: 120 }}
      centered
    >
      <Modal.Overlay className={css.scrim ?? ''} backgroundOpacity={1} />
      <Modal.Content>
        <div className={asking ? `${css.head} ${css.asking}` : css.head}>
          <Modal.Title className={css.title}>{title}</Modal.Title>
          {subtitle && <span className={css.subtitle}>{subtitle}</span>}
          <span className={css.grow} />
          {tools}
          {!asking && (
            <IconButton
              icon={IconX}
              label={say(ui.close)}
              size="sm"
              onClick={() => void close()}
              className={css.close}
            />
          )}
        </div>
        <Modal.Body className={asking ? `${css.body} ${css['asking-body']}` : css.body}>{children}</Modal.Body>
        {footer && <div className={css.foot}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  );
  return (
    <Closing value={close}>
      <Within value={within}>{frame}</Within>
    </Closing>
  );
};

/** The button that closes the dialog that it stands in, as Escape and the cross do. */
export const CancelButton = ({ children }: { children?: ReactNode }) => {
  const { say } = useWords();
  const close = use(Closing);
  return <Button onClick={() => void close()}>{children ?? say(ui.cancel)}</Button>;
};
