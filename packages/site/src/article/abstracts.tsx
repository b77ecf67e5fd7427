import { paragraphsOf } from '@naskhah/kernel/inline-marks';
import type { Language } from '@naskhah/kernel/language';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import type { ArticleView } from '../pages/article/view-model.ts';
import { marked } from '../text/inline.tsx';
import type { Tongued } from '../text/languages.ts';
import { Choice } from './choice.tsx';

/** A paragraph of one bold line is a heading. */
const headingOf = (paragraph: string): string | undefined => {
  const inside = /^<(b|strong)>(.*)<\/\1>$/s.exec(paragraph)?.[2];
  return inside && !/<\/?(?:b|strong)>/.test(inside) ? inside : undefined;
};

const Text = ({ abstract }: { abstract: Tongued }): ReactNode => (
  <div className="read" lang={abstract.lang} dir={abstract.dir}>
    {paragraphsOf(abstract.text).map((paragraph) => {
      const heading = headingOf(paragraph);
      return heading ? <h3 key={paragraph}>{marked(heading)}</h3> : <p key={paragraph}>{marked(paragraph)}</p>;
    })}
  </div>
);

/** The reader's language first. Several are chosen between without a script; without a style sheet all can be read. */
export const Abstracts = ({ view, language }: { view: ArticleView; language: Language }): ReactNode => {
  const [only, ...others] = view.abstracts;
  const heading = <h2 id="abstract">{say(site.abstract, language)}</h2>;
  if (!only) return null;
  if (others.length === 0)
    return (
      <section className="sec">
        <div className="s-h">{heading}</div>
        <Text abstract={only} />
      </section>
    );
  return (
    <section className="sec">
      <Choice
        name="abstract"
        label={say(site.abstractLanguage, language)}
        heading={heading}
        options={view.abstracts.map((abstract) => ({
          id: `abstract-${abstract.lang ?? 'und'}`,
          label: abstract.language,
          lang: abstract.lang,
          content: <Text abstract={abstract} />,
        }))}
      />
    </section>
  );
};

/** Summaries, key points, texts for everybody: each under its own heading, apart from the abstract. */
export const FurtherAbstracts = ({ view }: { view: ArticleView }): ReactNode =>
  view.further.map(({ id, heading, ...abstract }) => (
    <section className="sec" key={id}>
      <h2 id={id} lang={heading.lang} dir={heading.dir}>
        {heading.text}
      </h2>
      <Text abstract={abstract} />
    </section>
  ));
