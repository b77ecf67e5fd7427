import type { ReactNode } from 'react';
import css from './reading.module.css';

/** Text that somebody wrote, to be read: serif, in its own language and direction, its line breaks kept. */
export const Reading = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <div lang={lang} dir="auto" className={css.reading}>
    {children}
  </div>
);

/** One named passage under the other. */
export const Passages = ({
  passages,
  level = 3,
}: {
  passages: readonly { title: string; lang?: string; text: ReactNode }[];
  level?: 2 | 3;
}) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.passages}>
      {passages.map(({ title, lang, text }) => (
        <section key={title}>
          <Heading className={css.title}>{title}</Heading>
          <Reading {...(lang && { lang })}>{text}</Reading>
        </section>
      ))}
    </div>
  );
};
