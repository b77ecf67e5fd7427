const column = [159, 199, 239, 279, 319, 359, 399];
const diamond = (x: number, top: number) => `M${x} ${top}l13 13-13 13-13-13z`;

/** The letter nun as a calligrapher measures it: in dots of the pen, seven deep, one over the bowl. */
export const NunDrawing = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="30 -20 580 530" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <path d="M70 170c-26 196 84 316 250 316s276-120 250-316" strokeWidth="1.5" />
      <path d="M118 176c-18 158 68 250 202 250s220-92 202-250" strokeWidth="1.5" />
      <path d="M70 170c10-18 36-18 48 6M570 170c-10-18-36-18-48 6" strokeWidth="1.5" />
      <circle cx="320" cy="236" r="250" strokeDasharray="2 7" />
      <path d="M320-20v600M40 236h560" strokeDasharray="2 7" />
      {column.map((top) => (
        <path key={top} d={diamond(320, top)} strokeWidth="1.2" />
      ))}
      <path d={`${diamond(94, 223)}${diamond(546, 223)}`} strokeWidth="1.2" />
    </g>
    <path d={diamond(320, 107)} fill="var(--brand-ink-2)" />
  </svg>
);
