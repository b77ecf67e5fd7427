import type { Language, OfferedLanguages } from '@naskhah/kernel/language';

/** In which language a page is read, of those that the portal offers. */
export type Tongue = { language: Language; languages: OfferedLanguages };

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
  /** Above the list of journals, and at the foot of the portal's own pages; empty: nothing. */
  directory: string;
  foot: string;
  /** The message on every page; empty: none. */
  banner: string;
};
