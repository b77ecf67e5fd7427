import { ui } from '@naskhah/words/ui';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { Menu, MenuItem } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';
import { pagesOf } from './pages-of.ts';
import css from './paging.module.css';

type Props = {
  page: number;
  size: number;
  total: number;
  hrefOf: (page: number) => string;
  sizes?: readonly number[];
  onSize?: (size: number) => void;
};

const Step = ({
  to,
  last,
  label,
  icon,
  hrefOf,
}: {
  to: number;
  last: number;
  label: string;
  icon: typeof IconChevronLeft;
  hrefOf: Props['hrefOf'];
}) =>
  to < 1 || to > last ? (
    <span className={css.off}>
      <Icon of={icon} />
    </span>
  ) : (
    <Link href={hrefOf(to)} aria-label={label} className={css.page}>
      <Icon of={icon} />
    </Link>
  );

/** Which rows these are, how many a page holds, and the other pages as addresses. */
export const Paging = ({ page, size, total, hrefOf, sizes = [10, 30, 50, 100], onSize }: Props) => {
  const { say, sayWith } = useWords();
  const last = Math.max(1, Math.ceil(total / size));
  if (total === 0) return null;
  return (
    <nav aria-label={say(ui.pages)} className={css.paging}>
      <span className={css.range}>
        {sayWith(ui.range, { from: (page - 1) * size + 1, to: Math.min(page * size, total), total })}
      </span>
      {onSize && (
        <span className={css.size}>
          {say(ui.rowsPerPage)}
          <Menu
            label={say(ui.rowsPerPage)}
            side="start"
            target={
              <Button size="sm" end={IconChevronDown} aria-label={`${say(ui.rowsPerPage)}: ${size}`}>
                {size}
              </Button>
            }
          >
            {sizes.map((one) => (
              <MenuItem key={one} chosen={one === size} onClick={() => onSize(one)}>
                {one}
              </MenuItem>
            ))}
          </Menu>
        </span>
      )}
      <span className={css.pages}>
        <Step to={page - 1} last={last} label={say(ui.previousPage)} icon={IconChevronLeft} hrefOf={hrefOf} />
        {pagesOf(page, last).map((one, place, pages) =>
          one === 0 ? (
            <span key={`after ${pages[place - 1]}`} className={css.gap}>
              …
            </span>
          ) : (
            <Link key={one} href={hrefOf(one)} aria-current={one === page ? 'page' : undefined} className={css.page}>
              {one}
            </Link>
          ),
        )}
        <Step to={page + 1} last={last} label={say(ui.nextPage)} icon={IconChevronRight} hrefOf={hrefOf} />
      </span>
    </nav>
  );
};
