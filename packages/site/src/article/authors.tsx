import type { Language } from '@naskhah/kernel/language';
import { site, siteWith } from '@naskhah/words/site/site';
import { say, sayWith } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { figure } from '../contents/issue-name.ts';
import { OrcidMark } from '../frame/icons.tsx';
import { type AuthorsView, type AuthorView, namesOpen } from './authors-view.ts';

const Orcid = ({ author, language }: { author: AuthorView; language: Language }): ReactNode =>
  author.orcid && (
    <a className="oa" href={author.orcid.href}>
      <OrcidMark label={`${author.name}, ${say(author.orcid.verified ? site.orcidVerified : site.orcid, language)}`} />
    </a>
  );

const Mail = ({ author, language }: { author: AuthorView; language: Language }): ReactNode =>
  author.mail && <a href={`mailto:${author.mail}`}>{say(site.writeToAuthor, language)}</a>;

const Rows = ({ view, language }: { view: AuthorsView; language: Language }): ReactNode => (
  <ul className="auth">
    {view.authors.map((author) => (
      <li key={author.place}>
        <b dir="auto">{author.name}</b>
        <Orcid author={author} language={language} />
        {(author.affiliations.length > 0 || author.mail) && (
          <span>
            {author.affiliations.join('; ')}
            {author.affiliations.length > 0 && author.mail && ' · '}
            <Mail author={author} language={language} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

const Folded = ({ view, language }: { view: AuthorsView; language: Language }): ReactNode => (
  <div className="auths">
    <p className="names">
      {view.authors
        .slice(0, namesOpen)
        .map(({ name }) => name)
        .join(', ')}
      {view.authors.length > namesOpen &&
        ` ${sayWith(siteWith.others, language, { count: figure(view.authors.length - namesOpen) })}`}
    </p>
    <details>
      <summary>{sayWith(siteWith.allAuthors, language, { count: figure(view.authors.length) })}</summary>
      <ul className="run">
        {view.authors.map((author) => (
          <li key={author.place}>
            {author.name}
            {author.marks.length > 0 && <sup>{author.marks.join(',')}</sup>}
            <Orcid author={author} language={language} />
            {author.mail && ' '}
            <Mail author={author} language={language} />
          </li>
        ))}
      </ul>
      {view.affiliations.length > 0 && (
        <ol className="affs">
          {view.affiliations.map((affiliation) => (
            <li key={affiliation}>{affiliation}</li>
          ))}
        </ol>
      )}
    </details>
  </div>
);

export const Authors = (props: { view: AuthorsView; language: Language }): ReactNode =>
  props.view.authors.length > 0 && (props.view.layout === 'rows' ? <Rows {...props} /> : <Folded {...props} />);
