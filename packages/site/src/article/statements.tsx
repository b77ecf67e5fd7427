import type { Language } from '@naskhah/kernel/language';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import type { ArticleView } from '../pages/article/view-model.ts';

/** What the authors declare: funding, interests, data, ethics, use of AI. */
export const Statements = ({ view, language }: { view: ArticleView; language: Language }): ReactNode =>
  view.statements.length > 0 && (
    <section className="sec">
      <h2>{say(site.statements, language)}</h2>
      <dl className="facts">
        {view.statements.map(({ label, text, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
