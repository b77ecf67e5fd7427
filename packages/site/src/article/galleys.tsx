import type { ReactNode } from 'react';
import { Icon } from '../frame/icons.tsx';
import type { GalleyView } from '../pages/article/view-model.ts';

/** The first file is the one that most readers want. */
export const Galleys = ({ galleys, className }: { galleys: GalleyView[]; className?: string }): ReactNode => {
  const [first, ...others] = galleys;
  return (
    first && (
      <div className={`gal ${className ?? ''}`.trim()}>
        <a className="btn btn-p" href={first.href}>
          {first.isPdf && <Icon name="pdf" />}
          {first.label} <small>{first.detail}</small>
        </a>
        {others.length > 0 && (
          <div className="two">
            {others.map(({ id, href, label, isPdf, detail }) => (
              <a className="btn" key={id} href={href}>
                {label}
                {isPdf && <small>{detail}</small>}
              </a>
            ))}
          </div>
        )}
      </div>
    )
  );
};
