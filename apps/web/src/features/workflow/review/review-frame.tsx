import { Brand } from '@naskhah/ui/controls/brand';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import type { ReactNode } from 'react';
import { addresses } from '../../../app/addresses.ts';
import css from './review-frame.module.css';

/** The page of a reviewer who comes by link: nothing of the portal around it but its name and the ways of reading. */
export const ReviewFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => {
  const { say } = useWords();
  return (
    <div className={css.frame}>
      <a href="#main" className={css.skip}>
        {say(shell.skip)}
      </a>
      <header className={css.top}>
        <Brand href={addresses.journals} />
        <span className={css.grow} />
        {tools}
      </header>
      <main id="main" tabIndex={-1} className={css.page}>
        {children}
      </main>
    </div>
  );
};
