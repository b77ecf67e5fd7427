import { ui } from '@naskhah/words/ui';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './section-menu.module.css';

export type MenuSection = {
  href: string;
  label: string;
  current?: boolean;
  /** Where the section stands: nothing is left to do, something is, or something is wrong; with the words for it. */
  state?: { tone: 'done' } | { tone: 'left' | 'wrong'; words: string };
};

/** The sections of a record that are pages of their own, at the left of the one that is open; above it, behind its name, where there is no room. */
export const SectionMenu = ({
  label,
  sections,
  note,
  children,
}: {
  label: string;
  sections: readonly MenuSection[];
  /** Below the sections: which ones are not the reader's. */
  note?: ReactNode;
  children: ReactNode;
}) => {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const current = sections.find((section) => section.current);
  return (
    <div className={css.layout}>
      <nav aria-label={label} className={css.nav}>
        <button type="button" aria-expanded={open} className={css.toggle} onClick={() => setOpen(!open)}>
          <span className={css.words}>
            {current?.label ?? label}
            {current?.state && 'words' in current.state && (
              <span className={css[current.state.tone]}>{current.state.words}</span>
            )}
          </span>
          <Icon of={IconChevronDown} className={css.chevron} />
        </button>
        <ol className={open ? css.open : css.list}>
          {sections.map(({ href, label: words, current: here, state }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={here ? 'page' : undefined}
                className={css.link}
                onClick={() => setOpen(false)}
              >
                <span className={css.words}>
                  {words}
                  {state && 'words' in state && <span className={css[state.tone]}>{state.words}</span>}
                </span>
                {state?.tone === 'done' && (
                  <>
                    <Icon of={IconCheck} size="sm" className={css.done} />
                    <span className={css.spoken}>{say(ui.stageDone)}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ol>
        {note && <p className={css.note}>{note}</p>}
      </nav>
      <div className={css.main}>{children}</div>
    </div>
  );
};
