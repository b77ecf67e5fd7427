import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedPage } from '../rendered-page.ts';
import type { Surroundings } from '../surroundings.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { type Head, headHtml } from './head.ts';

export type PageParts = {
  head: Head;
  body: ReactNode;
  theme: SiteTheme;
  status?: number;
  /** Typed links for machines (RFC 8288; Signposting). */
  links?: readonly string[];
  /** The page carries HTML that others wrote: it is kept in a sandbox of its own. */
  foreign?: boolean;
};

const policy = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "script-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Inline styles are allowed to set tables as they were; the sandbox takes away scripts, forms and the page's origin. */
const foreignPolicy =
  "sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

export const page = (
  { head, body, theme, status = 200, links = [], foreign }: PageParts,
  at: Surroundings,
): RenderedPage => ({
  status,
  html: `<!doctype html><html lang="${at.language}" class="${theme.template}" data-scheme="${at.scheme}"><head>${headHtml(head, at, theme)}</head><body>${renderToStaticMarkup(body)}</body></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-language': at.language,
    'content-security-policy': foreign ? foreignPolicy : policy(theme.styleHash),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(links.length > 0 && { link: links.join(', ') }),
  },
});
