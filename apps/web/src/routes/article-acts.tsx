import type { ArticleAct } from '@naskhah/kernel/article-words';
import { useWords } from '@naskhah/ui/language/language-provider';
import { deciding } from '@naskhah/words/workflow/deciding';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { ActButton } from '../app/acts-here.tsx';
import type { Article } from '../app/article.ts';
import { SetIntoIssueButton } from '../features/publishing/set-into-issue-button.tsx';
import { AssignButton } from '../features/workflow/assign-button.tsx';
import { DecisionActions } from '../features/workflow/decision-actions.tsx';
import { FindReviewersButton } from '../features/workflow/find-reviewers-button.tsx';
import { FinishWorkButton } from '../features/workflow/finish-work-button.tsx';

/** The acts of an article's bar, as the server names them: what the article waits for first. */
export const ArticleActs = ({ article, onRevise }: { article: Article; onRevise: () => void }) => {
  const { say } = useWords();
  const decisions = <DecisionActions article={article} />;
  const buttons: Record<ArticleAct, ReactNode> = {
    'assign-editor': <AssignButton article={article} work="editor" />,
    'find-reviewers': <FindReviewersButton article={article} />,
    'assign-copyeditor': <AssignButton article={article} work="copyeditor" />,
    'assign-layout-editor': <AssignButton article={article} work="layout-editor" />,
    'set-into-issue': <SetIntoIssueButton article={article} />,
    'send-revision': <ActButton label={say(deciding.toRevision)} icon={IconPencil} run={onRevise} />,
    'finish-work': <FinishWorkButton article={article} />,
    decide: decisions,
    recommend: decisions,
  };
  return article.acts.map((act) => <Fragment key={act}>{buttons[act]}</Fragment>);
};
