import type { PublicJournal } from '@naskhah/modules/publishing';
import { site, siteWith } from '@naskhah/words/site/site';
import { say, sayWith } from '@naskhah/words/text';
import { Contents } from '../../contents/contents.tsx';
import { IssueHead } from '../../contents/issue-head.tsx';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { Icon } from '../../frame/icons.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { aboutPath, archivePath, inTongue, journalPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { siteTheme } from '../../theme/site-theme.ts';
import { periodicalJsonLd } from './json-ld.ts';
import { journalMeta } from './meta.ts';
import { JournalSide } from './side.tsx';
import { journalView } from './view-model.ts';

export type JournalInput = { page: 'journal'; data: PublicJournal };

export const renderJournal = ({ data }: JournalInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const { journal } = data;
  const view = journalView(data, at);
  const path = journalPath(journal.path);
  const name = journalName(journal, language);
  const body = (
    <Frame
      at={at}
      path={path}
      within={journal.path}
      masthead={mastheadView(journal, at, 'home')}
      foot={<JournalFoot journal={journal} at={at} />}
    >
      <div className="wrap home">
        <main id="main">
          {view.state && (
            <div className="note info">
              <Icon name="versions" />
              <p>{view.state}</p>
            </div>
          )}
          {view.issue ? (
            <IssueHead
              view={view.issue}
              heading={sayWith(siteWith.currentIssue, language, { issue: view.issue.name })}
              journal={journal}
              language={language}
            >
              <p className="act">
                <a className="btn" href={inTongue(archivePath(journal.path), at)}>
                  {say(site.backIssues, language)}
                </a>
              </p>
            </IssueHead>
          ) : (
            <h1 className={data.loose.length > 0 ? 'hid' : 'p-t'}>
              {data.loose.length > 0 ? name : say(site.nothingYet, language)}
            </h1>
          )}
          {!view.issue && data.loose.length === 0 && (
            <>
              <p className="lead">{say(site.nothingYetHelp, language)}</p>
              <p className="act">
                <a className="btn btn-p" href={inTongue(aboutPath(journal.path), at)}>
                  {say(site.aboutJournal, language)}
                </a>
              </p>
            </>
          )}
          <Contents view={view.contents} />
          {view.whole && (
            <p className="act">
              <a className="btn" href={view.whole.href}>
                {say(site.contents, language)}
              </a>
            </p>
          )}
          <Contents view={view.loose} />
        </main>
        <JournalSide view={view} journal={journal} at={at} />
      </div>
    </Frame>
  );
  const head = {
    title: name,
    description: view.scope.slice(0, 200),
    path,
    meta: journalMeta(journal, at.sites, name),
    jsonLd: periodicalJsonLd(journal, at.sites),
  };
  return page({ body, head, theme: siteTheme(journal) }, at);
};
