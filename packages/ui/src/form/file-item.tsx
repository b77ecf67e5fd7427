import { uploading } from '@naskhah/words/media/uploading';
import { ui } from '@naskhah/words/ui';
import { IconCheck, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { ErrorLine } from '../fields/field-frame.tsx';
import { useWords } from '../language/language-provider.tsx';
import { StatePill } from '../state/state-pill.tsx';
import css from './file-field.module.css';
import { fileSize } from './file-size.tsx';

export type FileState =
  | { is: 'uploaded'; note?: string }
  | { is: 'uploading'; sent: number; phase?: 'sending' | 'paused' | 'waiting' | 'checking' }
  | { is: 'refused'; why: string };

/** One file of a file field: how far it is, and what came of it. */
export const FileItem = ({
  name,
  href,
  bytes,
  state,
  icon = IconFileText,
  action,
}: {
  name: string;
  /** Where it opens, once it is there. */
  href?: string;
  bytes: number;
  state: FileState;
  icon?: IconType;
  action?: ReactNode;
}) => {
  const { say, sayWith } = useWords();
  const phaseWords = ({ phase = 'sending', sent }: Extract<FileState, { is: 'uploading' }>): string => {
    const sizes = { sent: fileSize(sent), size: fileSize(bytes) };
    switch (phase) {
      case 'sending':
        return sayWith(ui.sentOf, sizes);
      case 'paused':
        return sayWith(uploading.paused, sizes);
      case 'waiting':
        return sayWith(uploading.waiting, sizes);
      case 'checking':
        return say(uploading.checking);
    }
  };
  return (
    <li className={css.item}>
      <div className={css.file}>
        <Icon of={icon} />
        <span className={css.words}>
          <span className={css.name}>
            {href ? (
              <Link href={href} target="_blank">
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          {state.is === 'uploaded' && (
            <span className={css.detail}>
              {fileSize(bytes)}
              {state.note && ` · ${state.note}`}
            </span>
          )}
          {state.is === 'uploading' && (
            <span className={css.detail} aria-live={(state.phase ?? 'sending') === 'sending' ? 'off' : 'polite'}>
              {phaseWords(state)}
            </span>
          )}
          {state.is === 'refused' && <ErrorLine>{state.why}</ErrorLine>}
        </span>
        {state.is === 'uploaded' && (
          <StatePill icon={IconCheck} tone="ok">
            {say(ui.uploaded)}
          </StatePill>
        )}
        {action}
      </div>
      {state.is === 'uploading' && (
        <progress aria-label={sayWith(ui.uploadOf, { name })} max={bytes} value={state.sent} className={css.bar} />
      )}
    </li>
  );
};
