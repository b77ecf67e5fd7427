import type { Language } from '@naskhah/kernel/language';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { ReactNode } from 'react';
import type { ArticleView } from '../pages/article/view-model.ts';
import { trustedHtml } from '../text/trusted-html.ts';
import { Choice } from './choice.tsx';

const Download = ({ href, language }: { href: string; language: Language }): ReactNode => (
  <p className="inl">
    <a href={href} download>
      {say(site.download, language)}
    </a>
  </p>
);

export const HowToCite = ({ view, language }: { view: ArticleView; language: Language }): ReactNode => {
  const { citations, citationFiles } = view;
  const styled = (html: string) => <div className="cite" {...trustedHtml(html)} />;
  const file = (text: string, href: string) => (
    <>
      <pre className="cite">{text.trim()}</pre>
      <Download href={href} language={language} />
    </>
  );
  return (
    <section className="how" id="cite">
      <h2>{say(site.howToCite, language)}</h2>
      <Choice
        name="cite"
        label={say(site.citationStyle, language)}
        options={[
          { id: 'cite-apa', label: 'APA', content: styled(citations.apa) },
          { id: 'cite-vancouver', label: 'Vancouver', content: styled(citations.vancouver) },
          { id: 'cite-bibtex', label: 'BibTeX', content: file(citations.bibtex, citationFiles.bib) },
          { id: 'cite-ris', label: 'RIS', content: file(citations.ris, citationFiles.ris) },
        ]}
      />
    </section>
  );
};
