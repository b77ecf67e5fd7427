import type { JournalPermission } from '@naskhah/kernel/journal-permission';
import { sectionShows } from '@naskhah/kernel/section-shows';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { MenuSection } from '@naskhah/ui/page/section-menu';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { journalPages } from '@naskhah/words/journals/journals';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { useSession } from '../../app/session.ts';

/** The sections that exist in the portal, in the specification's order. */
const places: readonly JournalPermission[] = [
  'masthead',
  'submission',
  'workflow_management',
  'team_management',
  'form_builder',
  'email_template',
  'article_list',
  'volume',
];

/** The sections of a journal that the reader's acl shows (specification, section 6), and which are not theirs; the server asks again at each. */
export const useSections = (
  journal: string,
  current: JournalPermission,
): { sections: MenuSection[]; note: string | undefined } => {
  const { say, sayWith } = useWords();
  const user = useSession((state) => state.user);
  const { data, isPending } = useQuery(
    calls.access.getAssignedAcl.queryOptions({ input: { jnl_id: journal, user_id: user?.usr_id ?? '' } }),
  );
  const adminMode = user?.capabilities.includes('admin') ?? false;
  const shows = (section: JournalPermission) =>
    section === current || ((adminMode || !isPending) && sectionShows(section, data?.acl, adminMode));
  const others = isPending ? [] : places.filter((section) => !shows(section));
  return {
    sections: places.filter(shows).map((section) => ({
      href: addresses.journalSection(journal, section),
      label: say(journalSections[section]),
      current: section === current,
    })),
    note:
      others.length === 0
        ? undefined
        : sayWith(journalPages.notYours, {
            sections: others.map((section) => say(journalSections[section])).join(', '),
          }),
  };
};
