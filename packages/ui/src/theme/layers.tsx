import { ui } from '@naskhah/words/ui';
import { useWords } from '../language/language-provider.tsx';
import css from './layers.module.css';

export const layersId = 'layers';

/** Where menus, lists of choices and dialogs are drawn: a landmark while one is open, so that nothing lies outside of all. */
export const Layers = () => {
  const { say } = useWords();
  return <section id={layersId} aria-label={say(ui.layers)} className={css.layers} />;
};
