import type { SearchAnswer } from '@naskhah/modules/discovery';
import { discovery, discoveryWith } from '@naskhah/words/discovery/discovery';
import { say, sayWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { Pager } from '../../contents/pager.tsx';
import { page } from '../../document/page.ts';
import { Chosen, Facets } from '../../facets/facets.tsx';
import { Frame } from '../../frame/frame.tsx';
import { SearchForm } from '../../frame/search-form.tsx';
import { inTongue, journalsPath, searchPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { platformTheme } from '../../theme/site-theme.ts';
import { chosenOfSearch, type SearchedJournal, searchFacets } from './facets.ts';
import { isEmpty, type SearchParams } from './params.ts';
import { Results } from './results.tsx';
import { searchView } from './view-model.ts';

export type SearchInput = {
  page: 'search';
  asked: SearchParams;
  data: SearchAnswer;
  /** The journal that the search keeps to, where there is such a one. */
  journal: SearchedJournal | undefined;
};

const tips = [discovery.tipFewer, discovery.tipLanguage, discovery.tipPhrase, discovery.tipDoi];

const Tips = ({ at, heading }: { at: Surroundings; heading: ReactNode }): ReactNode => (
  <section className="none">
    {heading}
    <h3>{say(discovery.tips, at.language)}</h3>
    <ul>
      {tips.map((tip) => (
        <li key={tip.en}>{say(tip, at.language)}</li>
      ))}
    </ul>
    <p>
      <a href={inTongue(journalsPath(), at)}>{say(discovery.tipJournals, at.language)}</a>
    </p>
  </section>
);

const Years = ({ asked, at }: { asked: SearchParams; at: Surroundings }): ReactNode => {
  const field = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <input name={name} inputMode="numeric" pattern="[0-9]{4}" maxLength={4} size={4} defaultValue={asked[name]} />
    </label>
  );
  return (
    <div className="limits">
      {field('from', say(discovery.fromYear, at.language))}
      {field('to', say(discovery.toYear, at.language))}
    </div>
  );
};

const Found = ({ input, at }: { input: SearchInput; at: Surroundings }): ReactNode => {
  const { asked, data } = input;
  const { language } = at;
  if (isEmpty(asked)) return <Tips at={at} heading={<h2>{say(discovery.start, language)}</h2>} />;
  const view = searchView(data, asked, at);
  if (view.hits.length === 0)
    return (
      <Tips
        at={at}
        heading={
          <>
            <h2>{say(discovery.noHits, language)}</h2>
            {asked.q && <p>{sayWith(discoveryWith.noHitsFor, language, { q: asked.q })}</p>}
          </>
        }
      />
    );
  return (
    <>
      <p className="total">{view.total}</p>
      <Results hits={view.hits} />
      <Pager page={asked.at} pages={view.pages} at={at} to={(to) => searchPath({ ...asked, page: to })} />
    </>
  );
};

export const renderSearch = (input: SearchInput, at: Surroundings): RenderedPage => {
  const { asked, data } = input;
  const { language } = at;
  const { q, journal, type, language: written, fulltext } = asked;
  const path = searchPath({ ...asked, page: asked.at });
  const facets = searchFacets(data, asked, at);
  const body = (
    <Frame at={at} path={path} within={journal}>
      <main id="main" className="wrap wide">
        <h1 className="p-t">{say(discovery.searchArticles, language)}</h1>
        <SearchForm
          action="/search"
          at={at}
          label={say(discovery.searchHelp, language)}
          button={say(discovery.search, language)}
          q={q}
          kept={{ journal, type, language: written, fulltext }}
        >
          <Years asked={asked} at={at} />
        </SearchForm>
        <Chosen chosen={chosenOfSearch(asked, input.journal, at)} none={inTongue(searchPath({ q }), at)} at={at} />
        <div className={facets.length > 0 ? 'narrowed' : undefined}>
          <Facets facets={facets} at={at} note={data.more ? say(discovery.manyValues, language) : undefined} />
          <div>
            <Found input={input} at={at} />
          </div>
        </div>
      </main>
    </Frame>
  );
  const title = asked.q
    ? sayWith(discoveryWith.searchOf, language, { q: asked.q })
    : say(discovery.searchArticles, language);
  return page(
    { body, head: { title: `${title} · ${at.name}`, path, unlisted: true, lists: true }, theme: platformTheme },
    at,
  );
};
