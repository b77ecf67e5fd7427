import type { ReactNode } from 'react';
import { ButtonRow } from '../controls/button-row.tsx';
import css from './record-header.module.css';

/** Who or what this record is: its number, kind and place; its title in both languages; the people. */
export const RecordHeader = ({
  number,
  facts = [],
  title,
  lang,
  otherTitle,
  otherLang,
  people,
  actions,
  level = 1,
}: {
  number?: string;
  facts?: readonly string[];
  title: ReactNode;
  lang?: string;
  /** The title in the other language, in italics below. */
  otherTitle?: ReactNode;
  otherLang?: string;
  people?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2;
}) => {
  const Heading = `h${level}` as const;
  return (
    <header className={css.header}>
      <div className={css.identity}>
        <p className={css.facts}>
          {number && <b>{number}</b>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <Heading lang={lang} className={css.title}>
          {title}
        </Heading>
        {otherTitle && (
          <p lang={otherLang} className={css.other}>
            {otherTitle}
          </p>
        )}
        {people && <p className={css.people}>{people}</p>}
      </div>
      {actions && (
        <div className={css.actions}>
          <ButtonRow>{actions}</ButtonRow>
        </div>
      )}
    </header>
  );
};
