import type { Directory } from '@naskhah/modules/discovery';
import { discovery } from '@naskhah/words/discovery/discovery';
import { say } from '@naskhah/words/text';
import { JournalCover } from '../../contents/journal-cover.tsx';
import { Pager } from '../../contents/pager.tsx';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { SearchForm } from '../../frame/search-form.tsx';
import { inTongue, journalsPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { platformTheme } from '../../theme/site-theme.ts';
import { type JournalLine, journalsView } from './view-model.ts';

export type JournalsInput = { page: 'journals'; data: Directory; q: string; at: number };

const Line = ({ journal }: { journal: JournalLine }) => (
  <li>
    {journal.cover ? (
      <JournalCover journal={journal} lazy />
    ) : (
      <svg className="mono" viewBox="0 0 48 48" aria-hidden="true">
        <rect width="48" height="48" rx="4" fill={journal.colour} />
        <text x="24" y="30" textAnchor="middle" fill="#fff" fontSize="16" fontWeight="600">
          {journal.initials}
        </text>
      </svg>
    )}
    <div>
      <h2>
        <a href={journal.href}>{journal.name}</a>
      </h2>
      <p className="meta">{journal.line}</p>
      {journal.scope && <p className="sm">{journal.scope}</p>}
    </div>
    {journal.articles && <p className="count">{journal.articles}</p>}
  </li>
);

export const renderJournals = ({ data, q, at: asked }: JournalsInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const view = journalsView(data, { q, at: asked }, at);
  const path = journalsPath({ q, page: asked });
  const [nothing, help] = q
    ? [discovery.noJournals, discovery.noJournalsHelp]
    : [discovery.noJournalsYet, discovery.noJournalsYetHelp];
  const body = (
    <Frame at={at} path={path}>
      <main id="main" className="wrap one">
        <h1 className="p-t">{say(discovery.journals, language)}</h1>
        {at.directory && !q && asked === 1 && <p className="lead said">{at.directory}</p>}
        <SearchForm
          action={journalsPath()}
          at={at}
          label={say(discovery.findJournal, language)}
          help={say(discovery.findJournalHelp, language)}
          button={say(discovery.search, language)}
          q={q}
        />
        {view.journals.length > 0 ? (
          <>
            <p className="total">{view.total}</p>
            <ul className="jl">
              {view.journals.map((journal) => (
                <Line key={journal.id} journal={journal} />
              ))}
            </ul>
            <Pager page={view.page} pages={view.pages} at={at} to={(to) => journalsPath({ q, page: to })} />
          </>
        ) : (
          <section className="none">
            <h2>{say(nothing, language)}</h2>
            <p>{say(help, language)}</p>
            {q && (
              <p className="act">
                <a className="btn" href={inTongue(journalsPath(), at)}>
                  {say(discovery.showAll, language)}
                </a>
              </p>
            )}
          </section>
        )}
      </main>
    </Frame>
  );
  const title = `${say(discovery.journals, language)} · ${at.name}`;
  return page({ body, head: { title, path, unlisted: q !== '' }, theme: platformTheme }, at);
};
