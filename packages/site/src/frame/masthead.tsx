import { Fragment, type ReactNode } from 'react';
import type { MastheadView } from './masthead-view.ts';

const Nav = ({ view, menu }: { view: MastheadView; menu: string }): ReactNode => (
  <nav className="j-nav" aria-label={menu}>
    {view.nav.map(({ label, href, current }) => (
      <a key={href} href={href} aria-current={current ? 'page' : undefined}>
        {label}
      </a>
    ))}
    {view.template === 'column' && view.submit && <a href={view.submit.href}>{view.submit.label}</a>}
  </nav>
);

const Title = ({ view }: { view: MastheadView }): ReactNode => (
  <div className="j-id">
    <a className="j-t" href={view.home} dir="auto">
      {view.name}
    </a>
    <p className="j-s">
      {view.line.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && '\u00a0· '}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  </div>
);

/** Two templates: the name in a column above a hairline, or on a band in the journal's colour. */
export const Masthead = ({ view, menu }: { view: MastheadView; menu: string }): ReactNode =>
  view.template === 'column' ? (
    <header className="mast">
      <div className="wrap">
        <Title view={view} />
        <Nav view={view} menu={menu} />
      </div>
    </header>
  ) : (
    <header className="band">
      <div className="wrap">
        <div className="top">
          <Title view={view} />
          {view.submit && (
            <a className="btn" href={view.submit.href}>
              {view.submit.label}
            </a>
          )}
        </div>
        <Nav view={view} menu={menu} />
      </div>
    </header>
  );
