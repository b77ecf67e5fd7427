import type { ReactNode } from 'react';
import { marked } from '../text/inline.tsx';
import type { ContentsView, EntryView } from './contents-view.ts';

const Entry = ({ entry }: { entry: EntryView }): ReactNode => (
  <li>
    <h3 lang={entry.title.lang} dir={entry.title.dir}>
      <a href={entry.href}>{marked(entry.title.text)}</a>
    </h3>
    <p className="au">
      {entry.retracted && <span className="tag">{entry.retracted}</span>}
      {entry.authors}
    </p>
    {(entry.pages || entry.galleys.length > 0) && (
      <p className="gl">
        {entry.pages && <span className="pg">{entry.pages}</span>}
        {entry.galleys.length > 0 && (
          <span className="gs">
            {entry.galleys.map(({ id, label, href }) => (
              <a key={id} href={href}>
                {label}
              </a>
            ))}
          </span>
        )}
      </p>
    )}
  </li>
);

export const Contents = ({ view }: { view: ContentsView }): ReactNode =>
  view.map(({ heading, entries }) => (
    <section className="toc" key={entries[0]?.id ?? heading}>
      <h2>{heading}</h2>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
