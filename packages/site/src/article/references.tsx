import type { ReactNode } from 'react';
import type { Piece } from '../text/linked.ts';

type Reference = { id: string; pieces: Piece[] };

const Pieces = ({ pieces }: { pieces: Piece[] }): ReactNode =>
  pieces.map(({ from, text, href }) =>
    href ? (
      <a key={from} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );

/** Each has an anchor, `ref-1` and so on, that a text can point to. */
export const References = ({ references }: { references: Reference[] }): ReactNode => (
  <ol className="refs">
    {references.map(({ id, pieces }, at) => (
      <li key={id} id={`ref-${at + 1}`}>
        <Pieces pieces={pieces} />
      </li>
    ))}
  </ol>
);
