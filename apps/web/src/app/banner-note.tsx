import { Note } from '@naskhah/ui/state/note';
import css from './banner-note.module.css';

export const BannerNote = ({ children }: { children: string }) => (
  <div className={css.banner}>
    <Note tone="warn">{children}</Note>
  </div>
);
