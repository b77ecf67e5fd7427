import type { PublicMasthead } from '@naskhah/modules/publishing';
import { discovery } from '@naskhah/words/discovery/discovery';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { mastheadView } from '../../frame/masthead-view.ts';
import { SearchForm } from '../../frame/search-form.tsx';
import { inTongue, journalPath, journalsPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { platformTheme, siteTheme } from '../../theme/site-theme.ts';

export type NotFoundInput = {
  page: 'not-found';
  /** The journal that the address names, when that much of it is right. */
  journal?: PublicMasthead | undefined;
};

export const renderNotFound = ({ journal }: NotFoundInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const path = journal ? journalPath(journal.path) : journalsPath();
  const body = (
    <Frame
      at={at}
      path={path}
      within={journal?.path}
      masthead={journal && mastheadView(journal, at, undefined)}
      foot={journal && <JournalFoot journal={journal} at={at} />}
    >
      <main id="main" className="wrap one">
        <h1 className="p-t">{say(site.notFound, language)}</h1>
        <p className="lead">{say(site.notFoundHelp, language)}</p>
        <SearchForm
          action="/search"
          at={at}
          label={say(discovery.searchHelp, language)}
          button={say(discovery.search, language)}
          q=""
        />
        <p className="act">
          {journal && (
            <a className="btn" href={inTongue(path, at)}>
              {say(site.toJournal, language)}
            </a>
          )}
          <a className="btn" href={inTongue(journalsPath(), at)}>
            {say(site.allJournals, language)}
          </a>
        </p>
      </main>
    </Frame>
  );
  const head = { title: `${say(site.notFound, language)} · ${at.name}`, path, unlisted: true, lists: true };
  return page({ body, head, theme: journal ? siteTheme(journal) : platformTheme, status: 404 }, at);
};
