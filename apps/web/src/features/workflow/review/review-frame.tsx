import { SkipLink } from '@naskhah/ui/page/skip-link';
import type { ReactNode } from 'react';
import { addresses } from '../../../app/addresses.ts';
import { PortalBrand } from '../../../app/portal-brand.tsx';
import css from './review-frame.module.css';

/** The page of a reviewer who comes by link: nothing of the portal around it but its name and the ways of reading. */
export const ReviewFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => {
  return (
    <div className={css.frame}>
      <SkipLink />
      <header className={css.top}>
        <PortalBrand href={addresses.journals} />
        <span className={css.grow} />
        {tools}
      </header>
      <main id="main" tabIndex={-1} className={css.page}>
        {children}
      </main>
    </div>
  );
};
