import type { ReactNode } from 'react';
import css from './reading.module.css';

/** Text that somebody wrote, to be read: serif, in its own language and direction, its line breaks kept. */
export const Reading = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <div lang={lang} dir="auto" className={css.reading}>
    {children}
  </div>
);

/** One named passage under the other. */
export const Passages = ({ passages }: { passages: readonly { title: string; lang?: string; text: string }[] }) => (
  <div className={css.passages}>
    {passages.map(({ title, lang, text }) => (
      <section key={title}>
        <h3 className={css.title}>{title}</h3>
        <Reading {...(lang && { lang })}>{text}</Reading>
      </section>
    ))}
  </div>
);
