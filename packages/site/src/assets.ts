import { fontFiles } from './styles/fonts.ts';
import { listSheet, stylesheet } from './styles/stylesheet.ts';

export type SiteAsset = { body: Buffer; headers: Record<string, string> };

const forever = 'public, max-age=31536000, immutable';

/** By address. A page in a sandbox has no origin, so that its sheet and fonts are asked for across origins. */
export const siteAssets: ReadonlyMap<string, SiteAsset> = new Map([
  ...[stylesheet, listSheet].map(({ href, body }): [string, SiteAsset] => [
    href,
    {
      body,
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': forever,
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
  ]),
  ...fontFiles.map(({ href, body }): [string, SiteAsset] => [
    href,
    {
      body,
      headers: { 'content-type': 'font/woff2', 'cache-control': forever, 'access-control-allow-origin': '*' },
    },
  ]),
]);
