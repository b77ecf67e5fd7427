import type { PublicArticle } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import { Abstracts, FurtherAbstracts } from '../../article/abstracts.tsx';
import { ArticleHead } from '../../article/article-head.tsx';
import { Galleys } from '../../article/galleys.tsx';
import { articleJsonLd } from '../../article/json-ld.ts';
import { abstractOf, articleMeta, titleOf } from '../../article/meta.ts';
import { References } from '../../article/references.tsx';
import { ArticleSide } from '../../article/side.tsx';
import { signposts } from '../../article/signposting.ts';
import { Statements } from '../../article/statements.tsx';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { JournalFoot } from '../../frame/journal-foot.tsx';
import { journalName, mastheadView } from '../../frame/masthead-view.ts';
import { articlePath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { siteTheme } from '../../theme/site-theme.ts';
import { articleView, type Citations } from './view-model.ts';

export type ArticleInput = { page: 'article'; data: PublicArticle; citations: Citations };

export const renderArticle = ({ data, citations }: ArticleInput, at: Surroundings): RenderedPage => {
  const view = articleView(data, citations, at);
  const { language } = at;
  const path = articlePath(data.journal.path, data.id);
  const body = (
    <Frame
      at={at}
      path={path}
      within={data.journal.path}
      masthead={mastheadView(data.journal, at, undefined)}
      foot={<JournalFoot journal={data.journal} at={at} />}
    >
      <div className="wrap art">
        <main id="main">
          <ArticleHead view={view} language={language} />
          <Galleys galleys={view.galleys} className="m-gal" />
          <Abstracts view={view} language={language} />
          <FurtherAbstracts view={view} />
          {view.keywords.map(({ label, lang, words }, position) => (
            <p className="kw" key={lang}>
              <b>{position === 0 ? say(site.keywords, language) : `${say(site.keywords, language)}, ${label}`}</b>{' '}
              <span lang={lang === 'und' ? undefined : lang}>{words.join(', ')}</span>
            </p>
          ))}
          <Statements view={view} language={language} />
          {view.references.length > 0 && (
            <section className="sec">
              <div className="s-h">
                <h2 id="references">{say(site.references, language)}</h2>
                <span className="n">{view.references.length}</span>
              </div>
              <References references={view.references} />
            </section>
          )}
        </main>
        <ArticleSide view={view} language={language} />
      </div>
    </Frame>
  );
  return page(
    {
      body,
      theme: siteTheme(data.journal),
      links: signposts(data, at.sites),
      head: {
        title: `${titleOf(data)} · ${journalName(data.journal, language)}`,
        description: abstractOf(data).slice(0, 200),
        path,
        meta: articleMeta(data, at.sites),
        jsonLd: articleJsonLd(data, at.sites),
      },
    },
    at,
  );
};
