import type { ReactNode } from 'react';
import css from './button-row.module.css';

export const ButtonRow = ({ children, end }: { children: ReactNode; end?: boolean }) => (
  <div className={end ? `${css.row} ${css.end}` : css.row}>{children}</div>
);
