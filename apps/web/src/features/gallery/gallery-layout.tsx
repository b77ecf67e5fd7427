import type { ReactNode } from 'react';
import css from './gallery.module.css';

export const Shelf = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={wide ? css.wide : css.shelf}>
    <h2 className={css.head}>{title}</h2>
    {children}
  </section>
);
