import { useWords } from '@naskhah/ui/language/language-provider';
import { palette } from '@naskhah/words/palette';
import { shell } from '@naskhah/words/shell';
import { IconBooks, IconKeyboard, IconLogout, IconPlus, IconUserCircle } from '@tabler/icons-react';
import { addresses } from '../app/addresses.ts';
import { useSession } from '../app/session.ts';
import type { Found } from './palette-search.ts';
import { useAccount } from './use-account.ts';
import { useMenuLabel } from './use-menu.ts';

type Listed = Pick<Found, 'href' | 'run' | 'icon'> & { label: string };

/** What can be done from any page; whoever follows it is asked for their rights by the server. */
export const useActsEverywhere = (issuesOf: readonly { id: string; name: string }[], onKeys: () => void): Listed[] => {
  const { say, sayWith } = useWords();
  const label = useMenuLabel();
  const user = useSession((state) => state.user);
  const { logout, changeRole } = useAccount();
  const act = (name: string, icon: Found['icon'], run: () => void): Listed => ({ label: name, icon, run, href: '' });
  return [
    { label: say(palette.submitArticle), icon: IconPlus, href: addresses.newSubmission },
    ...issuesOf.map(({ id, name }) => ({
      label: sayWith(palette.newIssue, { journal: name }),
      icon: IconBooks,
      href: `${addresses.journalSection(id, 'volume')}?add=issue`,
    })),
    ...(user?.roles ?? [])
      .filter(({ acl }) => acl !== user?.usr_acl)
      .map((held) =>
        act(sayWith(palette.useRole, { role: label(held) }), IconUserCircle, () => void changeRole(held.acl)),
      ),
    act(say(palette.shortcuts), IconKeyboard, onKeys),
    act(say(shell.logout), IconLogout, () => void logout()),
  ];
};
