import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import css from './file-list.module.css';

export type ListedFile = {
  id: string;
  name: string;
  /** Nothing for one that does not stand alone. */
  href: string | undefined;
  /** Kind, type, size, date. */
  detail: ReactNode;
  icon?: IconType;
  action?: ReactNode;
};

/** Files of a record: the name opens the file. */
export const FileList = ({ files, roomy }: { files: readonly ListedFile[]; roomy?: boolean }) => (
  <ul className={roomy ? `${css.files} ${css.roomy}` : css.files}>
    {files.map(({ id, name, href, detail, icon, action }) => (
      <li key={id} className={css.file}>
        <Icon of={icon ?? IconFileText} />
        <span className={css.words}>
          {href ? (
            <Link href={href} target="_blank" className={css.name}>
              {name}
            </Link>
          ) : (
            <span className={css.name}>{name}</span>
          )}
          <span className={css.detail}>{detail}</span>
        </span>
        {action}
      </li>
    ))}
  </ul>
);
