import type { Language } from '@naskhah/kernel/language';
import Markdown from 'markdown-to-jsx/react';
import css from './manual-text.module.css';

/** A manual; its first heading is the title of the page, which shows it. */
export const ManualText = ({ text, language }: { text: string; language: Language }) => (
  <article className={css.text} lang={language}>
    <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, wrapper: null, overrides: { h1: () => null } }}>
      {text}
    </Markdown>
  </article>
);
