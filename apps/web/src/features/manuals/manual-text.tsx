import type { Language } from '@naskhah/kernel/language';
import css from './manual-text.module.css';

const items = (block: string, mark: RegExp) => block.split('\n').map((line) => line.replace(mark, ''));

/** The manuals use four marks of Markdown: headings, paragraphs, dots and numbered steps. */
const Block = ({ text }: { text: string }) => {
  if (text.startsWith('### ')) return <h3>{text.slice(4)}</h3>;
  if (text.startsWith('## ')) return <h2>{text.slice(3)}</h2>;
  if (text.startsWith('- ')) {
    return (
      <ul>
        {items(text, /^- /).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if (/^\d+\. /.test(text)) {
    return (
      <ol>
        {items(text, /^\d+\. /).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    );
  }
  return <p>{text}</p>;
};

export const ManualText = ({ text, language }: { text: string; language: Language }) => (
  <article className={css.text} lang={language}>
    {text
      .split(/\n{2,}/)
      .filter((block) => block.trim() !== '' && !block.startsWith('# '))
      .map((block) => (
        <Block key={block} text={block.trim()} />
      ))}
  </article>
);
