import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { Marked } from '@naskhah/ui/record/marked';
import { Passages } from '@naskhah/ui/record/reading';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import type { Article } from '../../../app/article.ts';
import { useReferenceLabel } from '../../../app/use-reference-label.ts';
import { titlesOf } from './titles.ts';

/** Title, abstract and keywords, one language after the other. */
export const MetadataPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const label = useReferenceLabel();
  const languages = [
    ...new Set([
      ...titlesOf(article).map(({ lang }) => lang),
      ...Object.keys(article.abstract),
      ...Object.keys(article.keywords),
    ]),
  ];
  return languages.map((lang) => (
    <Section key={lang} title={label('language', lang) || lang}>
      <Passages
        passages={[
          {
            title: say(articlePage.titles),
            lang,
            text: <Marked text={article.article_title[lang] || say(articlePage.notGiven)} />,
          },
          {
            title: say(articlePage.abstract),
            lang,
            text: <Marked text={article.abstract[lang] || say(articlePage.notGiven)} />,
          },
          {
            title: say(articlePage.keywords),
            lang,
            text: article.keywords[lang]?.join(', ') || say(articlePage.notGiven),
          },
        ]}
      />
    </Section>
  ));
};
