import type { ReactNode } from 'react';

/** Outlines from Tabler Icons (MIT). */
const outlines = {
  versions: 'M10 7a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -10M7 7l0 10M4 8l0 8',
  pdf: 'M14 3v4a1 1 0 0 0 1 1h4M5 12v-7a2 2 0 0 1 2 -2h7l5 5v4M5 18h1.5a1.5 1.5 0 0 0 0 -3h-1.5v6M17 18h2M20 15h-3v6M11 15v6h1a2 2 0 0 0 2 -2v-2a2 2 0 0 0 -2 -2h-1',
  licence:
    'M15 21h-9a3 3 0 0 1 -3 -3v-1h10v2a2 2 0 0 0 4 0v-14a2 2 0 1 1 2 2h-2m2 -4h-11a3 3 0 0 0 -3 3v11M9 7l4 0M9 11l4 0',
  warning:
    'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01',
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6',
  off: 'M18 6l-12 12M6 6l12 12',
  back: 'M5 12l14 0M5 12l6 6M5 12l6 -6',
} as const;

export type IconName = keyof typeof outlines;

export const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);

/** The mark of ORCID, in its own colour. */
export const OrcidMark = ({ label }: { label: string }): ReactNode => (
  <svg className="oi" viewBox="0 0 16 16" role="img" aria-label={label}>
    <circle cx="8" cy="8" r="8" fill="#A6CE39" />
    <path
      d="M4.6 5.8v5.4M7.2 5.9v5.2h1.6c1.7 0 2.8-1.1 2.8-2.6S10.5 5.9 8.8 5.9z"
      stroke="#fff"
      strokeWidth="1.2"
      fill="none"
    />
    <circle cx="4.6" cy="4" r=".8" fill="#fff" />
  </svg>
);
