import { Icon } from '@naskhah/ui/controls/icon';
import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconChevronRight } from '@tabler/icons-react';
import css from './breadcrumb.module.css';
import { useHere } from './here.tsx';
import type { Place } from './place.ts';
import { useMenuLabel } from './use-menu.ts';

/** Where one is: module, entry, and the record that the page names itself. */
export const Breadcrumb = ({ place }: { place: Place | undefined }) => {
  const { say } = useWords();
  const label = useMenuLabel();
  const here = useHere();
  if (!place) return null;
  const entry = label(place.entry);
  return (
    <nav aria-label={say(shell.breadcrumb)} className={css.crumbs}>
      <span className={css.module}>{label(place.module)}</span>
      <Icon of={IconChevronRight} />
      {here ? <Link href={place.entry.path}>{entry}</Link> : <span aria-current="page">{entry}</span>}
      {here && (
        <>
          <Icon of={IconChevronRight} />
          <span aria-current="page">{here}</span>
        </>
      )}
    </nav>
  );
};
