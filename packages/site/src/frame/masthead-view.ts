import type { PublicMasthead } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { accessTypes, frequencies } from '@naskhah/words/site/site-vocabulary';
import { say } from '@naskhah/words/text';
import { aboutPath, archivePath, inTongue, journalPath } from '../paths.ts';
import type { Surroundings } from '../surroundings.ts';

export type NavLink = { label: string; href: string; current: boolean };

export type MastheadView = {
  template: 'column' | 'band';
  name: string;
  home: string;
  /** Publisher, ISSNs and what else the line under the name says. */
  line: string[];
  nav: NavLink[];
  submit: { label: string; href: string } | undefined;
};

export type Place = 'home' | 'archives' | 'about' | undefined;

export const journalName = ({ nameEn, nameMs }: Pick<PublicMasthead, 'nameEn' | 'nameMs'>, language: string): string =>
  (language === 'ms' ? nameMs || nameEn : nameEn || nameMs) || '';

const entry = <V>(list: Record<string, V>, key: string | null): V | undefined => (key === null ? undefined : list[key]);

export const mastheadView = (journal: PublicMasthead, at: Surroundings, place: Place): MastheadView => {
  const { language, portal } = at;
  const template = journal.theme.template ?? 'column';
  const frequency = entry(frequencies, journal.frequency);
  const access = entry(accessTypes, journal.accessType);
  const extras =
    template === 'band' ? [frequency && say(frequency, language), access && say(access, language).toLowerCase()] : [];
  const numbers = [journal.issn && `ISSN ${journal.issn}`, journal.eissn && `e-ISSN ${journal.eissn}`];
  const link = (label: string, path: string, current: boolean): NavLink => ({
    label,
    href: inTongue(path, at),
    current,
  });
  const open = journal.state === 'active' || journal.state === 'verified';
  return {
    template,
    name: journalName(journal, language),
    home: inTongue(journalPath(journal.path), at),
    line: [journal.publisher, ...numbers, ...extras].flatMap((text) => text || []),
    nav: [
      link(say(site.home, language), journalPath(journal.path), place === 'home'),
      link(say(site.archives, language), archivePath(journal.path), place === 'archives'),
      link(say(site.about, language), aboutPath(journal.path), place === 'about'),
    ],
    submit: open
      ? {
          label: say(site.submit, language),
          href: `${portal}/private/article-management/my-submissions/new?journal=${encodeURIComponent(journal.path)}`,
        }
      : undefined,
  };
};
