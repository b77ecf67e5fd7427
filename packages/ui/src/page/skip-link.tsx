import { shell } from '@naskhah/words/shell';
import { useWords } from '../language/language-provider.tsx';
import css from './skip-link.module.css';

/** The first stop of the keyboard on every page: past menus and bars to `<main id="main">`. */
export const SkipLink = () => {
  const { say } = useWords();
  return (
    <a href="#main" className={css.skip}>
      {say(shell.skip)}
    </a>
  );
};
