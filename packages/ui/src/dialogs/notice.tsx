import { ui } from '@naskhah/words/ui';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './notice.module.css';
import {
  addNotice,
  clearNotices,
  noticesShown,
  noticeTime,
  onNotices,
  removeNotice,
  type ShownNotice,
} from './notices.ts';

export { addNotice as showNotice, clearNotices };

/** Goes by itself, but never while somebody reads it with the pointer or the focus on it. */
const NoticeCard = ({ notice }: { notice: ShownNotice }) => {
  const { say } = useWords();
  const [held, setHeld] = useState(false);
  const { id, tone, title, message } = notice;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => removeNotice(id), noticeTime);
    return () => clearTimeout(timer);
  }, [held, id]);
  return (
    <li
      className={css.notice}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={tone === 'ok' ? IconCircleCheck : IconAlertTriangle} className={css[tone]} />
      <div className={css.words} role={tone === 'ok' ? 'status' : 'alert'}>
        <b>{title}</b>
        {message && <p className={css.message}>{message}</p>}
      </div>
      <IconButton icon={IconX} size="sm" label={say(ui.close)} onClick={() => removeNotice(id)} />
    </li>
  );
};

const Stack = ({ notices, place }: { notices: readonly ShownNotice[]; place: 'top-right' | 'top' }) => (
  <ul className={`${css.stack} ${css[place]}`}>
    {notices
      .filter(({ position = 'top-right' }) => position === place)
      .map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
  </ul>
);

/** Where notifications appear; stands once, at the root. */
export const NoticeStack = () => {
  const { say } = useWords();
  const notices = useSyncExternalStore(onNotices, noticesShown);
  return (
    <section aria-label={say(ui.notices)}>
      <Stack notices={notices} place="top-right" />
      <Stack notices={notices} place="top" />
    </section>
  );
};
