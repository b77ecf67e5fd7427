import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { bulk } from '@naskhah/words/workflow/bulk';
import type { Outcomes } from './use-bulk.ts';

type Named = { id: string; number: string; article_title: string };

/** Which articles an act on several left as they are, and why. */
export const OutcomeDialog = ({
  outcomes,
  articles,
  onClose,
}: {
  outcomes: Outcomes;
  articles: readonly Named[];
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const refused = outcomes.results.filter(({ done }) => !done);
  const articleOf = (id: string) => articles.find((article) => article.id === id);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(bulk.resultTitle)}
      footer={
        <Button kind="primary" onClick={onClose}>
          {say(bulk.close)}
        </Button>
      }
    >
      <p role="status">{sayWith(bulk.doneOf, { done: outcomes.done, of: outcomes.results.length })}</p>
      <EntryList
        items={refused.map(({ article_id, message }) => ({
          key: article_id,
          name: articleOf(article_id)?.number ?? '',
          under: withoutMarks(articleOf(article_id)?.article_title ?? ''),
          warning: message,
        }))}
      />
    </Dialog>
  );
};
