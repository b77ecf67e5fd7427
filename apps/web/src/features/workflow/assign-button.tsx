import { Button } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ActButton } from '../../app/acts-here.tsx';
import type { Article } from '../../app/article.ts';

type Role = 'editor' | 'copyeditor' | 'layout-editor';

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));

const titles = {
  editor: reviewRound.assignEditor,
  copyeditor: reviewRound.assignCopyeditor,
  'layout-editor': reviewRound.assignLayout,
};

/** Opens the list of people of the journal's team who can do this work for the article. */
export const AssignButton = ({
  article,
  work,
  short,
  icon = IconUserPlus,
}: {
  article: Article;
  work: Role;
  short?: boolean;
  icon?: IconType;
}) => {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      {short ? (
        <Button kind="link" size="sm" onClick={() => setOpen(true)}>
          {say(titles[work])}
        </Button>
      ) : (
        <ActButton label={say(titles[work])} icon={icon} run={() => setOpen(true)} />
      )}
      {open && (
        <Suspense>
          <AssignDialog article={article} work={work} title={say(titles[work])} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
