import type { Language } from '@naskhah/kernel/language';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import { Icon } from '../frame/icons.tsx';
import type { ArticleView } from '../pages/article/view-model.ts';
import { marked } from '../text/inline.tsx';
import { Galleys } from './galleys.tsx';
import { HowToCite } from './how-to-cite.tsx';

const Dates = ({ view }: { view: ArticleView }): ReactNode => (
  <dl className="kv">
    {view.dates.map(({ label, date, iso }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <time dateTime={iso.slice(0, 10)}>{date}</time>
        </dd>
      </div>
    ))}
  </dl>
);

const Licence = ({ licence }: { licence: NonNullable<ArticleView['licence']> }): ReactNode => (
  <>
    {licence.name && (
      <p className="lic">
        <Icon name="licence" />
        {licence.href ? (
          <a href={licence.href} rel="license">
            {licence.name}
          </a>
        ) : (
          licence.name
        )}
      </p>
    )}
    {(licence.copyright || licence.meaning) && (
      <p className="sm">{[licence.copyright, licence.meaning].filter(Boolean).join(' ')}</p>
    )}
  </>
);

export const ArticleSide = ({ view, language }: { view: ArticleView; language: Language }): ReactNode => {
  const part = (heading: string, content: ReactNode) => (
    <section>
      <h2>{heading}</h2>
      {content}
    </section>
  );
  return (
    <aside className="side" aria-label={say(site.aboutArticle, language)}>
      {view.galleys.length > 0 && (
        <section className="d-gal">
          <h2>{say(site.fullText, language)}</h2>
          <Galleys galleys={view.galleys} />
        </section>
      )}
      <HowToCite view={view} language={language} />
      {view.dates.length > 0 && part(say(site.dates, language), <Dates view={view} />)}
      {view.licence && part(say(site.licence, language), <Licence licence={view.licence} />)}
      {view.supplementary.length > 0 &&
        part(
          say(site.supplementary, language),
          <ul className="ties">
            {view.supplementary.map(({ id, href, label, detail }) => (
              <li key={id}>
                <a href={href}>{label}</a> <span className="sm">({detail})</span>
              </li>
            ))}
          </ul>,
        )}
      {view.related.length > 0 &&
        part(
          say(site.related, language),
          <ul className="ties">
            {view.related.map(({ label, href, title }) => (
              <li key={href}>
                <span className="over">{label}</span>
                <a href={href} lang={title.lang} dir={title.dir}>
                  {marked(title.text)}
                </a>
              </li>
            ))}
          </ul>,
        )}
    </aside>
  );
};
