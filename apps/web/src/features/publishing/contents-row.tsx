import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { Button } from '@naskhah/ui/controls/button';
import { Link } from '@naskhah/ui/controls/link';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import { useFocusKept } from '@naskhah/ui/list/use-focus-kept';
import { Marked } from '@naskhah/ui/record/marked';
import { issues } from '@naskhah/words/publishing/issues';
import { type KeyboardEvent, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import css from './issues.module.css';

export type ListedArticle = Answers['publishing']['getIssueArticle'][number];

/** Title, authors, section and galleys of an article as the table of contents lists it. */
export const ArticleWords = ({ article }: { article: ListedArticle }) => {
  const { say, language } = useWords();
  const section = language === 'ms' ? article.section_ms : article.section_en;
  return (
    <span className={css.words}>
      <Link href={addresses.article(article.article_id)} className={css.title}>
        <span lang={article.title_lang} dir="auto">
          <Marked text={article.article_title} />
        </span>
      </Link>
      <span className={css.detail}>{article.authors}</span>
      <span className={css.detail}>
        {[article.number, section].filter(Boolean).join(' · ')}
        {' · '}
        {article.galleys.length > 0 ? (
          article.galleys.map(({ label, language: lang }) => `${label} (${lang.toUpperCase()})`).join(', ')
        ) : (
          <span className={css.lacks}>{say(issues.noGalley)}</span>
        )}
      </span>
    </span>
  );
};

/** An article of the table of contents: its place, its pages, and the way out. */
export const ContentsRow = ({
  article,
  place,
  of,
  mayEdit,
  onMove,
  onPages,
  onTakeOut,
}: {
  article: ListedArticle;
  /** Counted from 1. */
  place: number;
  of: number;
  mayEdit: boolean;
  onMove: (by: number) => void;
  onPages: (pages: string) => void;
  onTakeOut: () => void;
}) => {
  const { say, sayWith } = useWords();
  const [pages, setPages] = useState(article.pages);
  const hold = useFocusKept(place);
  const named = (act: string) => sayWith(issues.actOn, { act, title: withoutMarks(article.article_title) });
  const keyed = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    hold();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={css.article} onKeyDown={mayEdit ? keyed : undefined}>
      {mayEdit ? (
        <OrderButtons name={withoutMarks(article.article_title)} place={place} of={of} onMove={onMove} />
      ) : (
        <span>{place}</span>
      )}
      <ArticleWords article={article} />
      {mayEdit ? (
        <TextField
          label={say(issues.pages)}
          value={pages}
          maxLength={40}
          onChange={(event) => setPages(event.currentTarget.value)}
          onBlur={() => pages !== article.pages && onPages(pages)}
        />
      ) : (
        <span>{article.pages}</span>
      )}
      {mayEdit && (
        <Button size="sm" kind="quiet" aria-label={named(say(issues.takeOut))} onClick={onTakeOut}>
          {say(issues.takeOut)}
        </Button>
      )}
    </li>
  );
};
