import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import css from './notice.module.css';

/** How long a notification stays, in milliseconds. */
export const noticeTime = 5000;

export type Notice = {
  tone: 'ok' | 'bad';
  title: string;
  message?: string;
  /** Generic ones stand at the top right, message toasts and a failed login at the top. */
  position?: 'top-right' | 'top-center';
};

export const showNotice = ({ tone, title, message, position = 'top-right' }: Notice): void => {
  notifications.show({
    position,
    title,
    message,
    icon: <Icon of={tone === 'ok' ? IconCircleCheck : IconAlertTriangle} />,
    autoClose: noticeTime,
    classNames: {
      root: css.notice ?? '',
      icon: css[tone] ?? '',
      title: css.title ?? '',
      description: css.message ?? '',
    },
  });
};

/** Where notifications appear; stands once, at the root. */
export const NoticeStack = () => <Notifications zIndex="var(--z-toast)" limit={5} transitionDuration={120} />;
