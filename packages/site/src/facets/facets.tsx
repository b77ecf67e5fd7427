import { discovery } from '@naskhah/words/discovery/discovery';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { Icon } from '../frame/icons.tsx';
import type { Tongue } from '../surroundings.ts';
import type { ChoiceView, ChosenView, FacetView } from './facets-view.ts';

const Choices = ({ choices }: { choices: ChoiceView[] }): ReactNode => (
  <ul>
    {choices.map(({ label, lang, count, href }) => (
      <li key={href}>
        <a href={href} rel="nofollow">
          <span dir="auto" lang={lang}>
            {label}
          </span>{' '}
          {count && <span className="n">{count}</span>}
        </a>
      </li>
    ))}
  </ul>
);

/** What a list may be narrowed by, as links: beside it where there is room, folded above it where there is not. */
export const Facets = ({
  facets,
  at,
  note,
}: {
  facets: FacetView[];
  at: Tongue;
  note?: string | undefined;
}): ReactNode =>
  facets.length > 0 && (
    <details className="facets">
      <summary>{say(discovery.filter, at.language)}</summary>
      <nav aria-label={say(discovery.filter, at.language)}>
        {note && <p className="help">{note}</p>}
        {facets.map(({ heading, first, rest }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Choices choices={first} />
            {rest.length > 0 && (
              <details>
                <summary>
                  {say(discovery.moreValues, at.language)} <span className="hid">{heading}</span>
                </summary>
                <Choices choices={rest} />
              </details>
            )}
          </section>
        ))}
      </nav>
    </details>
  );

/** The filters that are on; each is a link that takes it off. */
export const Chosen = ({ chosen, none, at }: { chosen: ChosenView[]; none: string; at: Tongue }): ReactNode =>
  chosen.length > 0 && (
    <nav className="chosen" aria-label={say(discovery.filteredBy, at.language)}>
      <ul>
        {chosen.map(({ heading, label, lang, href }) => (
          <li key={heading}>
            <a className="btn" href={href} rel="nofollow">
              <span className="hid">{say(discovery.takeOff, at.language)} </span>
              <span>
                {`${heading}: `}
                <b dir="auto" lang={lang}>
                  {label}
                </b>
              </span>
              <Icon name="off" />
            </a>
          </li>
        ))}
        {chosen.length > 1 && (
          <li>
            <a href={none}>{say(discovery.takeAllOff, at.language)}</a>
          </li>
        )}
      </ul>
    </nav>
  );
