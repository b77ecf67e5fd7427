import type { ReactNode } from 'react';

type Option = { id: string; label: string; lang?: string | undefined; content: ReactNode };
type Props = { name: string; label: string; heading?: ReactNode; options: readonly Option[] };

/**
 * One of several texts, chosen by radio buttons: keyboard and screen reader know them, no script runs.
 * The sheet shows the n-th text while the n-th button is checked; where it cannot (no `:has`), all are shown.
 */
export const Choice = ({ name, label, heading, options }: Props): ReactNode => (
  <div className="ch">
    <div className={heading ? 's-h' : 'tabs'}>
      {heading}
      <div className="sw" role="radiogroup" aria-label={label}>
        {options.map(({ id, label: option, lang }, at) => (
          <label key={id} lang={lang}>
            <input type="radio" name={name} value={id} defaultChecked={at === 0} />
            {option}
          </label>
        ))}
      </div>
    </div>
    {options.map(({ id, content }) => (
      <div className="opt" key={id} id={id}>
        {content}
      </div>
    ))}
  </div>
);
