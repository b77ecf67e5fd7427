import { escapeHtml } from '@naskhah/kernel/html';
import type { Language } from '@naskhah/kernel/language';
import { inTongue } from '../paths.ts';
import { fontFiles } from '../styles/fonts.ts';
import { listSheet, stylesheet } from '../styles/stylesheet.ts';
import type { Surroundings } from '../surroundings.ts';
import { darkPaper, type SiteTheme } from '../theme/site-theme.ts';
import { jsonForScript } from './json-for-script.ts';

export type Head = {
  title: string;
  description?: string | undefined;
  /** The address of the page in the portal's first language, from the root. */
  path: string;
  /** Name and content, in order. */
  meta?: readonly (readonly [name: string, content: string])[];
  jsonLd?: unknown;
  /** A page of no worth to an index: a search, a page that is not there. */
  unlisted?: boolean;
  /** The page exists in one language only, as the text of a galley does. */
  oneLanguage?: boolean;
  /** The page has a search or a list of filters. */
  lists?: boolean;
};

const link = (attributes: string): string => `<link ${attributes}>`;

const tongues = (head: Head, { sites, language, languages }: Surroundings): string => {
  const address = (tongue: Language) => escapeHtml(sites + inTongue(head.path, { language: tongue, languages }));
  const plain = escapeHtml(sites + head.path);
  if (head.unlisted) return '<meta name="robots" content="noindex,follow">';
  if (head.oneLanguage || languages.length < 2) return link(`rel="canonical" href="${plain}"`);
  return [
    link(`rel="canonical" href="${address(language)}"`),
    ...languages.map((tongue) => link(`rel="alternate" hreflang="${tongue}" href="${address(tongue)}"`)),
    link(`rel="alternate" hreflang="x-default" href="${plain}"`),
  ].join('');
};

/** The bar of the browser takes the colour that the page begins with. */
const themeColour = ({ template, values }: SiteTheme, scheme: Surroundings['scheme']): string => {
  const meta = (content: string | undefined, media = '') => `<meta name="theme-color"${media} content="${content}">`;
  if (template === 'band') return meta(values.band);
  if (scheme !== 'device') return meta(scheme === 'dark' ? darkPaper : '#ffffff');
  return meta(darkPaper, ' media="(prefers-color-scheme: dark)"') + meta('#ffffff');
};

export const headHtml = (head: Head, surroundings: Surroundings, theme: SiteTheme): string =>
  [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    themeColour(theme, surroundings.scheme),
    tongues(head, surroundings),
    ...fontFiles
      .filter(({ first }) => first)
      .map(({ href }) => link(`rel="preload" as="font" type="font/woff2" href="${href}" crossorigin`)),
    link(`rel="stylesheet" href="${stylesheet.href}"`),
    head.lists ? link(`rel="stylesheet" href="${listSheet.href}"`) : '',
    `<style>${theme.style}</style>`,
    ...(head.meta ?? []).map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`,
    ),
    head.jsonLd ? `<script type="application/ld+json">${jsonForScript(head.jsonLd)}</script>` : '',
  ].join('');
