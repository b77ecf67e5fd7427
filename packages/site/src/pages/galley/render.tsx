import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { PublicGalley } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { Icon } from '../../frame/icons.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { galleyPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { marked } from '../../text/inline.tsx';
import { doiAddress } from '../../text/linked.ts';
import { trustedHtml } from '../../text/trusted-html.ts';
import { siteTheme } from '../../theme/site-theme.ts';
import { galleyView } from './view-model.ts';

export type GalleyInput = { page: 'galley'; data: PublicGalley };

export const renderGalley = ({ data }: GalleyInput, at: Surroundings): RenderedPage => {
  const { journal, article } = data;
  const view = galleyView(data, at);
  const path = galleyPath(journal.path, article.id, data.id);
  const body = (
    <Frame
      at={at}
      path={path}
      within={journal.path}
      masthead={mastheadView(journal, at, undefined)}
      foot={<JournalFoot journal={journal} at={at} />}
    >
      <main id="main" className="wrap full">
        <p className="back">
          <a href={view.back.href}>
            <Icon name="back" />
            {view.back.label}
          </a>
          {view.others.map(({ id, label, href }) => (
            <a key={id} href={href}>
              {label}
            </a>
          ))}
        </p>
        {view.retracted && (
          <div className="note bad">
            <Icon name="warning" />
            <p>
              <b>{view.retracted}</b>
            </p>
          </div>
        )}
        {view.issue && <p className="kick">{view.issue}</p>}
        <h1 className="a-t" lang={view.title.lang} dir={view.title.dir}>
          {marked(view.title.text)}
        </h1>
        <p className="names">{view.authors}</p>
        <p className="cited">
          {view.doi && <a href={doiAddress(view.doi)}>{`https://doi.org/${view.doi}`}</a>}
          <a href={view.cite.href}>{view.cite.label}</a>
        </p>
        {view.contents.length > 0 && (
          <nav className="contents" aria-labelledby="contents-of-text">
            <h2 id="contents-of-text">{say(site.contents, at.language)}</h2>
            <ol lang={view.language}>
              {view.contents.map(({ id, html }) => (
                <li key={id}>
                  <a href={`#${id}`} {...trustedHtml(html)} />
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article className="galley" lang={view.language} {...trustedHtml(view.html)} />
      </main>
    </Frame>
  );
  const title = `${withoutMarks(view.title.text)} · ${journalName(journal, at.language)}`;
  return page({ body, head: { title, path, oneLanguage: true }, theme: siteTheme(journal), foreign: true }, at);
};
