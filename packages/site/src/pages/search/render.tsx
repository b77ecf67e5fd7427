import type { SearchAnswer } from '@naskhah/modules/discovery';
import { discovery, discoveryWith } from '@naskhah/words/discovery/discovery';
import { say, sayWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { Pager } from '../../contents/pager.tsx';
import { page } from '../../document/page.ts';
import { Frame } from '../../frame/frame.tsx';
import { SearchForm } from '../../frame/search-form.tsx';
import { inTongue, journalsPath, searchPath } from '../../paths.ts';
import type { RenderedPage } from '../../rendered-page.ts';
import type { Surroundings } from '../../surroundings.ts';
import { platformTheme } from '../../theme/site-theme.ts';
import type { SearchParams } from './params.ts';
import { Results } from './results.tsx';
import { searchView } from './view-model.ts';

export type SearchInput = {
  page: 'search';
  asked: SearchParams;
  data: SearchAnswer;
  /** The name of the journal that the search keeps to. */
  journalName: string | undefined;
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

const Limits = ({ input, at }: { input: SearchInput; at: Surroundings }): ReactNode => {
  const { asked, journalName } = input;
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
      {asked.journal && journalName && (
        <label className="only">
          <input type="checkbox" name="journal" value={asked.journal} defaultChecked />
          {`${say(discovery.onlyIn, at.language)} ${journalName}`}
        </label>
      )}
    </div>
  );
};

export const renderSearch = (input: SearchInput, at: Surroundings): RenderedPage => {
  const { asked, data } = input;
  const { language } = at;
  const view = searchView(data, asked, at);
  const here = (to: number) => searchPath({ ...asked, page: to });
  const path = here(asked.at);
  const answer =
    asked.q === '' ? (
      <Tips at={at} heading={<h2>{say(discovery.start, language)}</h2>} />
    ) : view.hits.length === 0 ? (
      <Tips
        at={at}
        heading={
          <>
            <h2>{say(discovery.noHits, language)}</h2>
            <p>{sayWith(discoveryWith.noHitsFor, language, { q: asked.q })}</p>
          </>
        }
      />
    ) : (
      <>
        <p className="total">{view.total}</p>
        <Results hits={view.hits} />
        <Pager page={asked.at} pages={view.pages} at={at} to={here} />
      </>
    );
  const body = (
    <Frame at={at} path={path} within={asked.journal}>
      <main id="main" className="wrap one">
        <h1 className="p-t">{say(discovery.searchArticles, language)}</h1>
        <SearchForm
          action="/search"
          at={at}
          label={say(discovery.searchHelp, language)}
          button={say(discovery.search, language)}
          q={asked.q}
        >
          <Limits input={input} at={at} />
        </SearchForm>
        {answer}
      </main>
    </Frame>
  );
  const title = asked.q
    ? sayWith(discoveryWith.searchOf, language, { q: asked.q })
    : say(discovery.searchArticles, language);
  return page({ body, head: { title: `${title} · ${at.name}`, path, unlisted: true }, theme: platformTheme }, at);
};
