import { Link } from '@naskhah/ui/controls/link';
import css from './aside-line.module.css';

/** Under a form: where else one may want to go. */
export const AsideLine = ({ before, href, children }: { before?: string; href: string; children: string }) => (
  <p className={css.line}>
    {before} <Link href={href}>{children}</Link>
  </p>
);
