import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { authorshipDenied } from '@naskhah/words/submissions/authorship';
import type { Article } from '../../../app/article.ts';
import css from './authorship-note.module.css';

/** Warns while somebody who is named as an author says that they are none. */
export const AuthorshipNote = ({ article }: { article: Article }) => {
  const { sayWith } = useWords();
  const names = article.contributor.filter(({ authorship }) => authorship === 'declined').map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <div className={css.note}>
      <Note tone="bad">{sayWith(authorshipDenied, { names: names.join(', ') })}</Note>
    </div>
  );
};
