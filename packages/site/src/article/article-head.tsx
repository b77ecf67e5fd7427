import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { Language } from '@naskhah/kernel/language';
import type { ReactNode } from 'react';
import type { ArticleView } from '../pages/article/view-model.ts';
import { marked } from '../text/inline.tsx';
import { doiAddress } from '../text/linked.ts';
import { Authors } from './authors.tsx';
import { Banner } from './banner.tsx';

/** A title of many words is set smaller, so that it does not fill the screen. */
const longTitle = 140;

const Kicker = ({ view }: { view: ArticleView }): ReactNode => (
  <p className="kick">
    <b>{view.type}</b>
    {view.issue && (
      <>
        {' · '}
        <a href={view.issue.href}>{view.issue.name}</a>
      </>
    )}
    {view.rest.map((text) => ` · ${text}`)}
  </p>
);

export const ArticleHead = ({ view, language }: { view: ArticleView; language: Language }): ReactNode => (
  <>
    {view.banners.map((banner) => (
      <Banner key={`${banner.lead}${banner.to?.href ?? ''}`} banner={banner} />
    ))}
    <Kicker view={view} />
    <h1
      className={withoutMarks(view.title.text).length > longTitle ? 'a-t long' : 'a-t'}
      lang={view.title.lang}
      dir={view.title.dir}
    >
      {marked(view.title.text)}
    </h1>
    {view.otherTitles.map(({ text, lang, dir }) => (
      <p className="a-t2" key={text} lang={lang} dir={dir}>
        {marked(text)}
      </p>
    ))}
    <Authors view={view.authors} language={language} />
    {view.doi && (
      <p className="doi">
        <a href={doiAddress(view.doi)}>{`https://doi.org/${view.doi}`}</a>
      </p>
    )}
  </>
);
