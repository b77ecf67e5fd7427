import { Link } from '@naskhah/ui/controls/link';
import { Marked } from '@naskhah/ui/record/marked';
import { addresses } from '../../app/addresses.ts';
import type { Issue } from './issue-look.tsx';
import css from './issues.module.css';

/** What is missing in an issue, or should be looked at, each with its article. */
export const IssuePieces = ({
  pieces,
  plain = false,
}: {
  pieces: Issue['missing'];
  /** Within a question, which no link leads out of. */
  plain?: boolean;
}) =>
  pieces.length > 0 && (
    <ul className={css.missing}>
      {pieces.map(({ code, article_id, article_title, title_lang, message }) => (
        <li key={`${code} ${article_id ?? ''}`}>
          {article_id && article_title && plain && (
            <span lang={title_lang ?? undefined}>
              <Marked text={article_title} />
            </span>
          )}
          {article_id && article_title && !plain && (
            <Link href={addresses.article(article_id)} lang={title_lang ?? undefined}>
              <Marked text={article_title} />
            </Link>
          )}
          <span className={css.detail}>{message}</span>
        </li>
      ))}
    </ul>
  );
