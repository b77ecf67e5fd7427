import type { Language } from '@naskhah/kernel/language';

/** What a page has to know of where it stands; the server fills it from its configuration and the request. */
export type Surroundings = {
  language: Language;
  /** The public address of the sites, without a slash at the end. */
  sites: string;
  /** The address of the portal where people work, without a slash at the end. */
  portal: string;
};
