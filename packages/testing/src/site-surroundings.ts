import type { Language } from '@naskhah/kernel/language';
import type { Surroundings } from '@naskhah/site/surroundings';

/** Where a public page stands in tests: in a portal as shipped. */
export const surroundingsIn = (language: Language, change: Partial<Surroundings> = {}): Surroundings => ({
  language,
  languages: ['en', 'ms'],
  sites: 'https://sites.test',
  portal: 'https://portal.test',
  name: 'Naskhah',
  logo: null,
  logoOnDark: null,
  scheme: 'device',
  directory: '',
  foot: '',
  banner: '',
  ...change,
});
