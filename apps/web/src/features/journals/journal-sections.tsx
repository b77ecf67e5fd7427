import type { JournalPermission } from '@naskhah/kernel/journal-permission';
import { sectionShows } from '@naskhah/kernel/section-shows';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { journalPages } from '@naskhah/words/journals/journals';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { useSession } from '../../app/session.ts';
import { withSearch } from '../../lists/with-search.ts';

/** The sections that exist in the portal, in the specification's order. */
const places: readonly { section: JournalPermission; href: (journal: string) => string }[] = [
  { section: 'masthead', href: addresses.journalInformation },
  {
    section: 'team_management',
    href: (journal) => withSearch(addresses.rolePreset, { part: 'holders', journal }, {}),
  },
  { section: 'form_builder', href: addresses.journalForms },
  { section: 'email_template', href: (journal) => withSearch(addresses.templates, { journal }, {}) },
  { section: 'article_list', href: (journal) => withSearch(addresses.workspace, { view: 'all', journal }, {}) },
  { section: 'volume', href: addresses.journalIssues },
];

/** The sections of a journal that the reader's acl shows (specification, section 6); the server asks again at each. */
export const JournalSections = ({ journal, current }: { journal: string; current: JournalPermission }) => {
  const { say } = useWords();
  const user = useSession((state) => state.user);
  const { data, isPending } = useQuery(
    calls.access.getAssignedAcl.queryOptions({ input: { jnl_id: journal, user_id: user?.usr_id ?? '' } }),
  );
  const adminMode = user?.capabilities.includes('admin') ?? false;
  if (isPending && !adminMode) return null;
  const shown = places.filter(({ section }) => sectionShows(section, data?.acl, adminMode));
  if (shown.every(({ section }) => section === current)) return null;
  return (
    <TabLinks
      label={say(journalPages.sections)}
      tabs={shown.map(({ section, href }) => ({
        href: href(journal),
        label: say(journalSections[section]),
        current: section === current,
      }))}
    />
  );
};
