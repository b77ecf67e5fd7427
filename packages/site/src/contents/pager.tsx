import { site, siteWith } from '@naskhah/words/site/site';
import { say, sayWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { inTongue } from '../paths.ts';
import type { Tongue } from '../surroundings.ts';
import { figure } from './issue-name.ts';

type Props = { page: number; pages: number; at: Tongue; to: (page: number) => string };

export const Pager = ({ page, pages, at, to }: Props): ReactNode =>
  pages > 1 && (
    <nav className="pager" aria-label={say(site.pagesMenu, at.language)}>
      {page > 1 ? (
        <a className="btn" rel="prev" href={inTongue(to(page - 1), at)}>
          {say(site.previous, at.language)}
        </a>
      ) : (
        <span />
      )}
      <span>{sayWith(siteWith.page, at.language, { page: figure(page), pages: figure(pages) })}</span>
      {page < pages ? (
        <a className="btn" rel="next" href={inTongue(to(page + 1), at)}>
          {say(site.next, at.language)}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
