import type { DecisionKind } from '@naskhah/kernel/article-words';
import { decisionKinds } from '@naskhah/kernel/article-words';
import { Button, type ButtonKind } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { deciding } from '@naskhah/words/workflow/deciding';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import {
  IconArrowBackUp,
  IconCheck,
  IconChevronDown,
  IconFileTypography,
  IconPencil,
  IconRefresh,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useOfferedActs } from '../../app/acts-here.tsx';
import type { Article } from '../../app/article.ts';

const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }));

const icons: Record<DecisionKind, IconType> = {
  'send-to-review': IconSend,
  'accept-without-review': IconCheck,
  decline: IconX,
  'request-revisions': IconPencil,
  resubmit: IconRefresh,
  accept: IconCheck,
  'send-to-production': IconFileTypography,
  'back-to-previous-stage': IconArrowBackUp,
  'revert-decline': IconArrowBackUp,
};

// The rarer ones go under 'More decisions', so that the usual ones stand side by side.
const rare: readonly DecisionKind[] = ['resubmit', 'back-to-previous-stage'];
const fewEnough = 2;

const lookOf = (kind: DecisionKind): ButtonKind => (kind === 'decline' ? 'danger' : 'plain');

/** The decisions that the server names as open for this person, to take or to recommend; none of them promoted. */
export const DecisionActions = ({ article }: { article: Article }) => {
  const { say, sayWith } = useWords();
  const [chosen, setChosen] = useState<DecisionKind>();
  const { decide, recommend } = article.can;
  const offered = [...decide, ...recommend];
  const open = decisionKinds.filter((kind) => offered.includes(kind));
  const inMenu = open.length > fewEnough ? open.filter((kind) => rare.includes(kind)) : [];
  const beside = offered
    .map((kind) => open.find((one) => one === kind))
    .filter((kind) => kind !== undefined)
    .filter((kind) => !inMenu.includes(kind));
  const named = (kind: DecisionKind) => {
    const decision = say(decisionWords[kind]);
    return sayWith(deciding.andSo, {
      decision: recommend.includes(kind) ? sayWith(deciding.recommend, { decision }) : decision,
    });
  };
  useOfferedActs(
    [...beside, ...inMenu].map((kind) => ({ label: named(kind), icon: icons[kind], run: () => setChosen(kind) })),
  );
  return (
    <>
      {beside.map((kind) => (
        <Button key={kind} icon={icons[kind]} kind={lookOf(kind)} onClick={() => setChosen(kind)}>
          {named(kind)}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <Menu label={say(articlePage.more)} target={<Button end={IconChevronDown}>{say(articlePage.more)}</Button>}>
          {inMenu.map((kind) => (
            <MenuItem key={kind} icon={icons[kind]} onClick={() => setChosen(kind)}>
              {named(kind)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {chosen && (
        <Suspense>
          <DecisionDialog article={article} kind={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
