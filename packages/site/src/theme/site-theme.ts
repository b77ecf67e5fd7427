import { createHash } from 'node:crypto';
import type { PublicMasthead } from '@naskhah/modules/publishing';
import { black, type Colour, colourOf, hexOf, mix, readableOn, white } from './colour.ts';

export type Template = 'column' | 'band';

export type SiteTheme = {
  template: Template;
  /** By name of the `--site-*` value. */
  values: Record<string, string>;
  /** The block that a page carries, and its hash for the content security policy. */
  style: string;
  styleHash: string;
};

/** A journal that has not chosen gets one of these, always the same. None is the portal's teal. */
const palette = ['#2C5A3B', '#7A2E3A', '#2F4A7C', '#6B4A12', '#5A3A78', '#3D4A55', '#7A3B1E'];

/** The greyest ground that a link stands on. */
const soft: Colour = [248, 247, 244];

/** Their counterparts on a dark ground, as `dark.css` has them. */
export const darkPaper = '#181715';
const paperOnDark: Colour = [24, 23, 21];
const softOnDark: Colour = [33, 31, 28];

const given = (theme: PublicMasthead['theme'], id: string): Colour => {
  const chosen = theme.colour ? colourOf(theme.colour) : undefined;
  const spread = [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  return chosen ?? colourOf(palette[spread % palette.length] ?? '') ?? black;
};

/** Every value is derived from one colour, which is darkened until text in it can be read (WCAG 2.2 AA) wherever it stands. */
export const valuesOf = (colour: Colour): Record<string, Colour> => {
  const tint = mix(colour, white, 0.92);
  const site = readableOn(colour, [white, soft, tint], black);
  const tintOnDark = mix(colour, paperOnDark, 0.8);
  const onDark = readableOn(mix(colour, white, 0.4), [paperOnDark, softOnDark, tintOnDark], white, 5.5);
  return {
    site,
    'site-dark': mix(site, black, 0.3),
    'site-soft': tint,
    'site-line': mix(site, white, 0.7),
    'on-site': white,
    // The band stays as it is: its letters are white on both grounds.
    band: site,
    'on-band-2': readableOn(mix(white, site, 0.22), [site], white),
    'd-site': onDark,
    'd-site-dark': mix(onDark, white, 0.3),
    'd-site-soft': tintOnDark,
    'd-site-line': mix(onDark, paperOnDark, 0.6),
  };
};

const fonts: Record<Template, string> = { column: 'var(--serif)', band: 'var(--sans)' };

const build = (template: Template, colour: Colour): SiteTheme => {
  const values = Object.fromEntries(Object.entries(valuesOf(colour)).map(([name, value]) => [name, hexOf(value)]));
  const block = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  const style = `:root{${[...block, `--head:${fonts[template]}`].join(';')}}`;
  return { template, values, style, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
};

/** The platform's own pages: the portal's paper and ink, with its accent. */
export const platformTheme = build('column', [15, 90, 97]);

export const siteTheme = ({ theme, id }: Pick<PublicMasthead, 'theme' | 'id'>): SiteTheme =>
  build(theme.template ?? 'column', given(theme, id));
