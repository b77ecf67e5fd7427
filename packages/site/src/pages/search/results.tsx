import { highlight, type Stretch } from '@naskhah/modules/discovery';
import type { ReactNode } from 'react';
import { marked } from '../../text/inline.tsx';
import type { HitView } from './view-model.ts';

const Stretches = ({ of }: { of: Stretch[] }): ReactNode =>
  of.map(({ from, text, hit }) => (hit ? <mark key={from}>{text}</mark> : text));

export const Results = ({ hits }: { hits: HitView[] }): ReactNode => (
  <ol className="hits">
    {hits.map((hit) => (
      <li key={hit.id}>
        <h2 lang={hit.title.lang} dir={hit.title.dir}>
          <a href={hit.href}>
            {marked(hit.title.text, (words) => (
              <Stretches of={highlight(words, hit.asked)} />
            ))}
          </a>
        </h2>
        <p className="au">
          {hit.retracted && <span className="tag">{hit.retracted}</span>}
          <Stretches of={hit.authors} />
        </p>
        <p className="meta">
          <a href={hit.journal.href}>{hit.journal.name}</a>
          {` · ${hit.line}`}
        </p>
        {hit.context && (
          <p className="sm" lang={hit.context.lang} dir={hit.context.dir}>
            <Stretches of={hit.context.stretches} />
          </p>
        )}
      </li>
    ))}
  </ol>
);
