import type { Directory } from '@naskhah/modules/discovery';
import { discovery } from '@naskhah/words/discovery/discovery';
import { say } from '@naskhah/words/text';
import { JournalCover } from '../../contents/journal-cover.tsx';
import { Pager } from '../../contents/pager.tsx';
import { page } from '../../document/page.ts';
import { Chosen, Facets } from '../../facets/facets.tsx';
import { Frame } from '../../frame/frame.tsx';
import { SearchForm } from '../../frame/search-form.tsx';
import { inTongue, journalsPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { platformTheme } from '../../theme/site-theme.ts';
import { chosenOfJournals, journalFacets } from './facets.ts';
import { isWhole, type JournalsParams } from './params.ts';
import { type JournalLine, journalsView } from './view-model.ts';

export type JournalsInput = { page: 'journals'; data: Directory; asked: JournalsParams };

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

const None = ({ isWhole: whole, at }: { isWhole: boolean; at: Surroundings }) => {
  const [nothing, help] = whole
    ? [discovery.noJournalsYet, discovery.noJournalsYetHelp]
    : [discovery.noJournals, discovery.noJournalsHelp];
  return (
    <section className="none">
      <h2>{say(nothing, at.language)}</h2>
      <p>{say(help, at.language)}</p>
      {!whole && (
        <p className="act">
          <a className="btn" href={inTongue(journalsPath(), at)}>
            {say(discovery.showAll, at.language)}
          </a>
        </p>
      )}
    </section>
  );
};

export const renderJournals = ({ data, asked }: JournalsInput, at: Surroundings): RenderedPage => {
  const { language } = at;
  const { q, discipline, language: written, publisher, access, licence } = asked;
  const view = journalsView(data, at);
  const address = (to: number) => journalsPath({ ...asked, page: to });
  const path = address(asked.at);
  const facets = journalFacets(data, asked, at);
  const whole = isWhole(asked);
  const body = (
    <Frame at={at} path={path}>
      <main id="main" className="wrap wide">
        <h1 className="p-t">{say(discovery.journals, language)}</h1>
        {at.directory && whole && asked.at === 1 && <p className="lead said">{at.directory}</p>}
        <SearchForm
          action={journalsPath()}
          at={at}
          label={say(discovery.findJournal, language)}
          help={say(discovery.findJournalHelp, language)}
          button={say(discovery.search, language)}
          q={q}
          kept={{ discipline, language: written, publisher, access, licence }}
        />
        <Chosen chosen={chosenOfJournals(data, asked, at)} none={inTongue(journalsPath({ q }), at)} at={at} />
        <div className={facets.length > 0 ? 'narrowed' : undefined}>
          <Facets facets={facets} at={at} />
          {view.journals.length > 0 ? (
            <div>
              <p className="total">{view.total}</p>
              <ul className="jl">
                {view.journals.map((journal) => (
                  <Line key={journal.id} journal={journal} />
                ))}
              </ul>
              <Pager page={asked.at} pages={view.pages} at={at} to={address} />
            </div>
          ) : (
            <None isWhole={whole} at={at} />
          )}
        </div>
      </main>
    </Frame>
  );
  const title = `${say(discovery.journals, language)} · ${at.name}`;
  return page({ body, head: { title, path, unlisted: !whole, lists: true }, theme: platformTheme }, at);
};
