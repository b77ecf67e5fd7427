import { Brand } from '@naskhah/ui/controls/brand';
import { useWords } from '@naskhah/ui/language/language-provider';
import { SkipLink } from '@naskhah/ui/page/skip-link';
import { session } from '@naskhah/words/session';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { NunDrawing } from './nun-drawing.tsx';
import { PublicFooter } from './public-footer.tsx';
import css from './public-page.module.css';
import { PublicTools } from './public-tools.tsx';
import { ReaderLinks } from './reader-links.tsx';

/** The pages before login: a calm side that says what this is, and one form. */
export const PublicPage = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => {
  const { say } = useWords();
  return (
    <div className={css.page}>
      <title>{`${title} · Naskhah`}</title>
      <SkipLink />
      <aside className={css.side} aria-label="Naskhah">
        <Brand href={addresses.login} className={css.brand} />
        <NunDrawing className={css.art} />
        <div className={css.claim}>
          <p className={css.big}>{say(session.claim)}</p>
          <p className={css.why}>{say(session.claimWhy)}</p>
        </div>
        <div className={css.wide}>
          <ReaderLinks />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={css.main}>
        <PublicTools />
        <div className={css.form}>
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        <div className={css.narrow}>
          <ReaderLinks />
        </div>
        <PublicFooter />
      </main>
    </div>
  );
};
