import type { Language } from '@naskhah/kernel/language';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { ui } from '@naskhah/words/ui';
import type { ReactNode } from 'react';
import { inTongue, journalsPath, schemePath, searchPath } from '../paths.ts';
import { type Surroundings, schemes } from '../surroundings.ts';
import { ownName } from '../text/languages.ts';
import { Masthead } from './masthead.tsx';
import type { MastheadView } from './masthead-view.ts';

type Props = {
  at: Surroundings;
  /** The address of this page without its language, for the choice of language. */
  path: string;
  masthead?: MastheadView | undefined;
  /** The journal that the search begins in. */
  within?: string | undefined;
  foot?: ReactNode;
  children: ReactNode;
};

const Logo = ({ at: { logo, logoOnDark, scheme } }: { at: Surroundings }): ReactNode => {
  const light = logo ?? logoOnDark;
  const media = { device: 'screen and (prefers-color-scheme: dark)', dark: 'screen', light: undefined }[scheme];
  if (!light) return null;
  const picture = <img src={light} alt="" />;
  if (!media || !logoOnDark) return picture;
  return (
    <picture>
      <source media={media} srcSet={logoOnDark} />
      {picture}
    </picture>
  );
};

const schemeNames = { device: ui.themeAuto, light: ui.themeLight, dark: ui.themeDark };

/** On which ground to read: kept for this browser by the server, as no script runs here. */
const SchemeChoice = ({ at, path }: { at: Surroundings; path: string }): ReactNode => (
  <nav className="scheme" aria-label={say(ui.theme, at.language)}>
    {schemes.map((scheme) => (
      <a
        key={scheme}
        href={schemePath(scheme, inTongue(path, at))}
        rel="nofollow"
        aria-current={scheme === at.scheme ? 'true' : undefined}
      >
        {say(schemeNames[scheme], at.language)}
      </a>
    ))}
  </nav>
);

const Bar = ({ at, path, within }: { at: Surroundings; path: string; within?: string | undefined }): ReactNode => {
  const { language, languages } = at;
  const tongue = (other: Language) => (
    <a
      key={other}
      href={inTongue(path, { language: other, languages })}
      hrefLang={other}
      lang={other}
      aria-current={other === language ? 'true' : undefined}
    >
      {ownName(other)}
    </a>
  );
  return (
    <div className="bar">
      <div className="wrap">
        <nav aria-label={say(site.platform, language)}>
          <a className="portal" href={at.portal || '/'}>
            <Logo at={at} />
            {at.name}
          </a>
          <a className="more" href={inTongue(journalsPath(), at)}>
            {say(site.allJournals, language)}
          </a>
        </nav>
        <nav className="end" aria-label={say(site.languageMenu, language)}>
          <a href={inTongue(searchPath({ journal: within }), at)}>{say(site.search, language)}</a>
          {languages.length > 1 && languages.map(tongue)}
        </nav>
      </div>
    </div>
  );
};

/** What stands around every page: the thin bar of the platform, the journal's masthead, the foot. */
export const Frame = ({ at, path, masthead, within, foot, children }: Props): ReactNode => (
  <>
    <a className="skip" href="#main">
      {say(site.skip, at.language)}
    </a>
    {at.banner && (
      <aside className="told" aria-label={say(site.message, at.language)}>
        <p className="wrap">{at.banner}</p>
      </aside>
    )}
    <Bar at={at} path={path} within={within} />
    {masthead && <Masthead view={masthead} menu={say(site.journalMenu, at.language)} />}
    {children}
    <footer className="foot">
      <div className="wrap">
        {foot}
        {!masthead && at.foot && <span className="said">{at.foot}</span>}
        <SchemeChoice at={at} path={path} />
        <span className="end">{say(site.publishedWith, at.language)}</span>
      </div>
    </footer>
  </>
);
