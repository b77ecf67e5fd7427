import { IconListDetails, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Menu, MenuItem } from '../controls/menu.tsx';
import { type TabLink, TabLinks } from './tab-links.tsx';
import css from './view-tabs.module.css';

/** The named views of a list: tabs where there is room, one button with a menu where there is none. */
export const ViewTabs = ({
  label,
  tabs,
  name,
  end,
  onOpen,
}: {
  label: string;
  tabs: readonly TabLink[];
  /** What is shown when it is none of these. */
  name?: string | undefined;
  end?: ReactNode;
  onOpen: (href: string) => void;
}) => {
  const shown = tabs.find(({ current }) => current);
  return (
    <div className={css.views}>
      <div className={css.wide}>
        <TabLinks label={label} tabs={tabs} />
      </div>
      <div className={css.narrow}>
        <Menu
          label={label}
          side="start"
          width="target"
          target={
            <button type="button" className={css.choose}>
              <Icon of={IconListDetails} />
              <span className={css.name}>{shown?.label ?? name ?? label}</span>
              <span className={css.count}>{shown?.count}</span>
              <Icon of={IconSelector} />
            </button>
          }
        >
          {tabs.map(({ href, label: words, count, current }) => (
            <MenuItem key={href} chosen={current ?? false} hint={count} onClick={() => onOpen(href)}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {end}
    </div>
  );
};
