import { type ReactNode, useEffect, useState } from 'react';
import css from './section-nav.module.css';

type SectionLink = { id: string; label: string };

const topOf = (section: Element): number => section.getBoundingClientRect().top;

/**
 * The section that is being read: the last one whose heading has come up to the top third of the window. At the end of the page no
 * more can come up: there it is the one that was asked for, as long as it is in view, else the last.
 */
const useCurrent = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const reached = sections.filter((section) => topOf(section) < window.innerHeight / 3).at(-1);
      const isEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const asked = sections.find((one) => `#${one.id}` === window.location.hash && topOf(one) >= 0);
      setCurrent(((isEnd && (asked ?? sections.at(-1))) || reached || sections[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [all]);
  return current;
};

/** The sections of a long page at its left, each with an address of its own; above them where there is no room. */
export const SectionLayout = ({
  label,
  sections,
  children,
}: {
  label: string;
  sections: readonly SectionLink[];
  children: ReactNode;
}) => {
  const current = useCurrent(sections.map(({ id }) => id));
  return (
    <div className={css.layout}>
      <nav aria-label={label} className={css.nav}>
        {sections.map(({ id, label: words }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={css.link}>
            {words}
          </a>
        ))}
      </nav>
      <div className={css.main}>{children}</div>
    </div>
  );
};
