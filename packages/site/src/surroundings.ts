import type { Language, OfferedLanguages } from '@naskhah/kernel/language';

/** In which language a page is read, of those that the portal offers. */
export type Tongue = { language: Language; languages: OfferedLanguages };

export const schemes = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What a page has to know of where it stands; the server fills it from its configuration, the portal's settings and the request. */
export type Surroundings = Tongue & {
  /** The public address of the sites, without a slash at the end. */
  sites: string;
  /** The address of the portal where people work, without a slash at the end. */
  portal: string;
  /** What the portal is called. */
  name: string;
  /** The address of the picture before its name, if there is one. */
  logo: string | null;
  /** The one for a dark ground; the other serves where there is none. */
  logoOnDark: string | null;
  /** On which ground the reader wants to read. */
  scheme: Scheme;
  /** Above the list of journals, and at the foot of the portal's own pages; empty: nothing. */
  directory: string;
  foot: string;
  /** The message on every page; empty: none. */
  banner: string;
};
