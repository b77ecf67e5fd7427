import type { PublicArchive } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { archivePath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { siteTheme } from '../../theme/site-theme.ts';
import { archiveView } from './view-model.ts';

export type ArchiveInput = { page: 'archive'; data: PublicArchive };

export const renderArchive = ({ data }: ArchiveInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const { journal } = data;
  const path = archivePath(journal.path);
  const years = archiveView(data, at);
  const body = (
    <Frame
      at={at}
      path={path}
      within={journal.path}
      masthead={mastheadView(journal, at, 'archives')}
      foot={<JournalFoot journal={journal} at={at} />}
    >
      <main id="main" className="wrap one">
        <h1 className="p-t">{say(site.archives, language)}</h1>
        {years.length === 0 && <p className="lead">{say(site.emptyArchive, language)}</p>}
        {years.map(({ year, issues }) => (
          <section className="year" key={year}>
            <h2>{year}</h2>
            <ul>
              {issues.map((issue) => (
                <li key={issue.id}>
                  <h3>
                    <a href={issue.href}>{issue.name}</a>
                  </h3>
                  {issue.title && <p className="i-t">{issue.title}</p>}
                  <p className="sm">{issue.line}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Frame>
  );
  const title = `${say(site.archives, language)} · ${journalName(journal, language)}`;
  return page({ body, head: { title, path }, theme: siteTheme(journal) }, at);
};
