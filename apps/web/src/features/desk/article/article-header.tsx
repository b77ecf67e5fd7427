import { Icon } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { IconHistory, IconMail } from '@tabler/icons-react';
import { Fragment } from 'react';
import { ActButton } from '../../../app/acts-here.tsx';
import type { Article } from '../../../app/article.ts';
import { useReferenceLabel } from '../../../app/use-reference-label.ts';
import css from './article-header.module.css';
import { titlesOf } from './titles.ts';

const shown = 12;

// Two authors may bear one name: their place tells them apart.
const placed = (author: Article['contributor'][number], place: number) => ({
  ...author,
  place,
  key: `${place} ${author.name}`,
});

const Authors = ({ authors }: { authors: Article['contributor'] }) => {
  const { say } = useWords();
  const rest = authors.length - shown;
  return (
    <>
      {authors
        .slice(0, shown)
        .map(placed)
        .map(({ key, place, name, corresponding }) => (
          <Fragment key={key}>
            {place > 0 && ', '}
            <span dir="auto">{name}</span>
            {corresponding && (
              <span title={say(articlePage.corresponding)} className={css.corresponding}>
                <Icon of={IconMail} size="sm" />
                <span className={css.spoken}>, {say(articlePage.corresponding)}</span>
              </span>
            )}
          </Fragment>
        ))}
      {rest > 0 && ` +${rest}`}
    </>
  );
};

/** Number, journal, kind and language; both titles; the authors, as far as this viewer may know them. */
export const ArticleHeader = ({ article, onTimeline }: { article: Article; onTimeline: () => void }) => {
  const { say, language } = useWords();
  const label = useReferenceLabel();
  const [title, other] = titlesOf(article);
  return (
    <RecordHeader
      number={article.number}
      facts={[
        language === 'ms' ? article.journal.name_ms : article.journal.name_en,
        label('article_type', article.article_type),
        label('language', article.language),
      ].filter((fact) => fact !== '')}
      title={title ? <Marked text={title.text} /> : article.number}
      {...(title && { lang: title.lang })}
      {...(other && { otherTitle: <Marked text={other.text} />, otherLang: other.lang })}
      people={article.contributor.length > 0 && <Authors authors={article.contributor} />}
      actions={
        article.can.see_timeline && <ActButton icon={IconHistory} label={say(articlePage.timeline)} run={onTimeline} />
      }
    />
  );
};
