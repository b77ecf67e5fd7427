import { useWords } from '@naskhah/ui/language/language-provider';
import { SkipLink } from '@naskhah/ui/page/skip-link';
import { session } from '@naskhah/words/identity/session';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { PortalBanner } from '../../app/portal-banner.tsx';
import { PortalBrand } from '../../app/portal-brand.tsx';
import { usePortal } from '../../app/use-portal.ts';
import { NunDrawing } from './nun-drawing.tsx';
import { PublicFooter } from './public-footer.tsx';
import css from './public-page.module.css';
import { PublicTools } from './public-tools.tsx';
import { ReaderLinks } from './reader-links.tsx';

/** The pages before login: a calm side that says what this is, and one form. */
export const PublicPage = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => {
  const { say } = useWords();
  const { front, name } = usePortal();
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <SkipLink />
      <aside className={css.side} aria-label={name}>
        <PortalBrand href={addresses.login} className={css.brand} ground="dark" />
        <NunDrawing className={css.art} />
        <div className={css.claim}>
          <p className={css.big}>{say(session.claim)}</p>
          <p className={css.why}>{front || say(session.claimWhy)}</p>
        </div>
        <div className={css.wide}>
          <ReaderLinks />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={css.main}>
        <PublicTools />
        <div className={css.form}>
          <h1 className={css.title}>{title}</h1>
          <PortalBanner />
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
