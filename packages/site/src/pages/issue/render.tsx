import type { PublicIssue } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { Contents } from '../../contents/contents.tsx';
import { IssueHead } from '../../contents/issue-head.tsx';
import { Pager } from '../../contents/pager.tsx';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { archivePath, inTongue, issuePath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { siteTheme } from '../../theme/site-theme.ts';
import { issueView } from './view-model.ts';

export type IssueInput = { page: 'issue'; data: PublicIssue };

export const renderIssue = ({ data }: IssueInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const { journal, issue } = data;
  const view = issueView(data, at);
  const path = issuePath(journal.path, issue.id, data.page);
  const body = (
    <Frame
      at={at}
      path={path}
      within={journal.path}
      masthead={mastheadView(journal, at, undefined)}
      foot={<JournalFoot journal={journal} at={at} />}
    >
      <main id="main" className="wrap one">
        <IssueHead view={view.head} heading={view.head.name} journal={journal} language={language}>
          <p className="act">
            <a className="btn" href={inTongue(archivePath(journal.path), at)}>
              {say(site.allIssues, language)}
            </a>
          </p>
        </IssueHead>
        {view.contents.length === 0 && <p className="lead">{say(site.emptyIssue, language)}</p>}
        <Contents view={view.contents} />
        <Pager page={view.page} pages={view.pages} at={at} to={(to) => issuePath(journal.path, issue.id, to)} />
      </main>
    </Frame>
  );
  const title = [view.head.title, view.head.name, journalName(journal, language)].filter(Boolean).join(' · ');
  return page({ body, head: { title, description: view.head.description, path }, theme: siteTheme(journal) }, at);
};
