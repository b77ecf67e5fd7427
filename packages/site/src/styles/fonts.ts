import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

type FontFile = {
  family: string;
  style: 'normal' | 'italic';
  range: string;
  href: string;
  body: Buffer;
  first: boolean;
};

/** The letters of English and Malay, then the rest of the Latin script; other scripts come from the reader's system. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const families = [
  ['Source Sans 3', import.meta.resolve('@fontsource-variable/source-sans-3/package.json'), 'wght'],
  ['Source Serif 4', import.meta.resolve('@fontsource-variable/source-serif-4/package.json'), 'opsz'],
] as const;

const load = (family: string, home: string, axis: string, subset: string, style: 'normal' | 'italic'): FontFile => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const body = readFileSync(new URL(`files/${name}-${subset}-${axis}-${style}.woff2`, home));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return {
    family,
    style,
    body,
    range: subset === 'latin' ? latin : latinExt,
    href: `/site-assets/${name}-${subset}-${style}.${hash}.woff2`,
    first: subset === 'latin' && style === 'normal',
  };
};

export const fontFiles: FontFile[] = families.flatMap(([family, home, axis]) =>
  ['latin', 'latin-ext'].flatMap((subset) =>
    (['normal', 'italic'] as const).map((style) => load(family, home, axis, subset, style)),
  ),
);

export const fontFaces = fontFiles
  .map(
    ({ family, style, range, href }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;font-display:swap;src:url(${href}) format("woff2");unicode-range:${range}}`,
  )
  .join('');
