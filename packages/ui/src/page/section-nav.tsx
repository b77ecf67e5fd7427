import { type ReactNode, useEffect, useState } from 'react';
import css from './section-nav.module.css';

export type SectionLink = { id: string; label: string };

/** The section that is being read: the last one whose heading has come up to the top third of the window. */
const useCurrent = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const reached = sections.filter((section) => section.getBoundingClientRect().top < window.innerHeight / 3);
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd && window.scrollY > 0 ? sections : reached).at(-1)?.id ?? sections[0]?.id);
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
