import { ui } from '@naskhah/words/ui';
import { IconClipboardText, IconCloudOff, IconMapSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon, type IconType } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './empty-state.module.css';

/** What would be here, and the action that puts it here. */
export const EmptyState = ({
  icon = IconClipboardText,
  title,
  action,
  level = 2,
  children,
}: {
  icon?: IconType;
  title: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  children?: ReactNode;
}) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      <Icon of={icon} size="lg" />
      <Heading className={css.title}>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
};

/** The page or list could not be loaded. */
export const ErrorState = ({
  onRetry,
  level = 2,
  children,
}: {
  onRetry: () => void;
  level?: 1 | 2 | 3;
  children?: ReactNode;
}) => {
  const { say } = useWords();
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        level={level}
        title={say(ui.errorOccurred)}
        action={
          <Button kind="primary" onClick={onRetry}>
            {say(ui.tryAgain)}
          </Button>
        }
      >
        {children ?? say(ui.listKept)}
      </EmptyState>
    </div>
  );
};

export const NotFound = ({ action }: { action?: ReactNode }) => {
  const { say } = useWords();
  return (
    <EmptyState icon={IconMapSearch} level={1} title={say(ui.notFound)} action={action}>
      {say(ui.notFoundWhy)}
    </EmptyState>
  );
};
