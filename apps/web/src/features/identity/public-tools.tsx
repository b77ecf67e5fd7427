import { ThemeControl } from '@naskhah/ui/appearance/theme-control';
import { LanguageSegments } from '../../app/language-control.tsx';
import { TextSize } from '../../app/text-size.tsx';
import css from './public-page.module.css';

export const PublicTools = () => (
  <div className={css.tools}>
    <TextSize />
    <ThemeControl />
    <LanguageSegments />
  </div>
);
