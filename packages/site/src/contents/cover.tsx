import type { ReactNode } from 'react';
import type { SiteTheme } from '../theme/site-theme.ts';

type Props = { name: string; line: string; label: string; seed: string; theme: SiteTheme };

const wrapped = (name: string): string[] => {
  const lines: string[] = [''];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length > 17) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.length > 4 ? [...lines.slice(0, 3), `${lines[3]}…`] : lines;
};

const waves = (turn: number): string[] =>
  Array.from({ length: 11 }, (_, at) => {
    const foot = 192 - at * 9;
    const swell = 10 + (turn % 3) * 4;
    return `M-10 ${foot}c30-${14 + at * 3} 62 ${swell + at} 92-${4 + at * 2}s70-${16 - at} 100 ${4 - at * 2}`;
  });

/** A journal without a picture of its own gets a quiet one: contour lines in its colour, a little different in each issue. */
export const Cover = ({ name, line, label, seed, theme }: Props): ReactNode => {
  const turn = [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7);
  const lines = wrapped(name);
  return (
    <svg className="cover" viewBox="0 0 168 224" role="img" aria-label={label}>
      <rect width="168" height="224" fill={theme.values.site} />
      <g fill="none" stroke="#E9C4A6" strokeWidth="1.1" opacity=".9">
        {waves(turn).map((wave) => (
          <path key={wave} d={wave} />
        ))}
      </g>
      <circle cx={40 + (turn % 90)} cy={74 + lines.length * 4} r={13 + (turn % 7)} fill="#E9C4A6" />
      <g fill="#fff" fontSize="13" fontWeight="700">
        {lines.map((text, at) => (
          <text key={text} x="14" y={28 + at * 15}>
            {text}
          </text>
        ))}
      </g>
      <text x="14" y="212" fill="#fff" fontSize="10">
        {line}
      </text>
    </svg>
  );
};
