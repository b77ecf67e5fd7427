import type { Language } from '@naskhah/kernel/language';
import { site, siteWith } from '@naskhah/words/site';
import { say, sayWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { inTongue } from '../paths.ts';
import { figure } from './issue-name.ts';

type Props = { page: number; pages: number; language: Language; to: (page: number) => string };

export const Pager = ({ page, pages, language, to }: Props): ReactNode =>
  pages > 1 && (
    <nav className="pager" aria-label={say(site.pagesMenu, language)}>
      {page > 1 ? (
        <a className="btn" rel="prev" href={inTongue(to(page - 1), language)}>
          {say(site.previous, language)}
        </a>
      ) : (
        <span />
      )}
      <span>{sayWith(siteWith.page, language, { page: figure(page), pages: figure(pages) })}</span>
      {page < pages ? (
        <a className="btn" rel="next" href={inTongue(to(page + 1), language)}>
          {say(site.next, language)}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
