import { type Language, spokenOf } from '@naskhah/kernel/language';
import type { Logos, PortalSettings } from '@naskhah/modules/access/host';
import type { Scheme, Surroundings } from '@naskhah/site/surroundings';
import type { Addresses } from '../http/hosts.ts';

type Set = Pick<PortalSettings, 'name' | 'languages' | 'directory' | 'foot' | 'banner'> & { logo: Logos };

/** Where a public page stands, as the portal is set, in the language that its address asks for. */
export const surroundings = (
  { name, languages, directory, foot, banner, logo }: Set,
  asked: Language | undefined,
  scheme: Scheme,
  { sites, portal }: Addresses,
): Surroundings => {
  const language = spokenOf(languages, asked);
  return {
    language,
    languages,
    sites,
    portal,
    name: name[language],
    logo: logo.light,
    logoOnDark: logo.dark,
    scheme,
    directory: directory[language],
    foot: foot[language],
    banner: banner[language],
  };
};
