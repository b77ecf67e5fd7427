import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { shell } from '@naskhah/words/shell';
import { IconUserShare } from '@tabler/icons-react';
import { useSession } from '../app/session.ts';
import css from './switched-banner.module.css';
import { useAccount } from './use-account.ts';

/** Stands over every page while an Administrator acts as somebody else. */
export const SwitchedBanner = () => {
  const { say, sayWith } = useWords();
  const user = useSession((state) => state.user);
  const { stopActing } = useAccount();
  if (!user?.behind) return null;
  return (
    <div className={css.banner}>
      <Note tone="warn" icon={IconUserShare}>
        <b>{sayWith(shell.actingAs, { name: user.usr_name })}</b> {say(shell.actingLimits)}{' '}
        <Button size="sm" onClick={() => void stopActing()}>
          {say(shell.stopActing)}
        </Button>
      </Note>
    </div>
  );
};
