import type { PublicMasthead } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { JournalCover } from '../../contents/journal-cover.tsx';
import { aboutPath, archivePath, inTongue } from '../../paths.ts';
import type { Surroundings } from '../../surroundings.ts';
import { licenceAddress, licenceOf } from '../../text/licence.ts';
import type { JournalView } from './view-model.ts';

const teaser = (text: string): string => (text.length > 280 ? `${text.slice(0, text.lastIndexOf(' ', 270))} …` : text);

export const JournalSide = ({
  view,
  journal,
  at,
}: {
  view: JournalView;
  journal: PublicMasthead;
  at: Surroundings;
}): ReactNode => {
  const { language } = at;
  const about = inTongue(aboutPath(journal.path), at);
  const licence = journal.license ? licenceAddress(journal.license) : undefined;
  return (
    <aside className="side" aria-label={say(site.aboutJournal, language)}>
      {!view.issue && <JournalCover journal={journal} />}
      <section>
        <h2>{say(site.aboutJournal, language)}</h2>
        {view.scope && <p className="sm">{teaser(view.scope)}</p>}
        {view.review && <p className="sm">{`${view.review}.`}</p>}
        <p className="ln">
          <a href={about}>{say(view.scope ? site.scope : site.facts, language)}</a>
        </p>
      </section>
      {view.before.length > 0 && (
        <section>
          <h2>{say(site.backIssues, language)}</h2>
          <ul className="ties">
            {view.before.map(({ id, name, href, title }) => (
              <li key={id}>
                <a href={href}>{name}</a>
                {title && <span className="sm"> {title}</span>}
              </li>
            ))}
          </ul>
          <p className="ln">
            <a href={inTongue(archivePath(journal.path), at)}>{say(site.allIssues, language)}</a>
          </p>
        </section>
      )}
      {view.contact && (
        <section>
          <h2>{say(site.editorialContact, language)}</h2>
          <p className="sm">{view.contact}</p>
          <p className="ln">
            <a href={`${about}#contact`}>{say(site.contact, language)}</a>
          </p>
        </section>
      )}
      {licence && (
        <section>
          <h2>{say(site.licence, language)}</h2>
          <p className="sm">
            <a href={licence}>{licenceOf(licence).name}</a>
          </p>
        </section>
      )}
    </aside>
  );
};
