import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { issues } from '@naskhah/words/publishing/issues';
import { setIntoIssue } from '@naskhah/words/publishing/set-into-issue';
import { IconBooks } from '@tabler/icons-react';
import { ActButton } from '../../app/acts-here.tsx';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { useAct } from '../../app/use-act.ts';

/** Sets an article that is ready into an issue that still takes articles; without one it leads to the issues. */
export const SetIntoIssueButton = ({ article }: { article: { id: string; journal: { id: string } } }) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  const act = useAct();
  const choose = async () => {
    const title = say(setIntoIssue.act);
    const list = await request(() => client.publishing.getIssueList({ journal_id: article.journal.id }), {
      processing: say(setIntoIssue.looking),
      quiet: true,
    });
    const open = list?.filter(({ state }) => state !== 'public');
    if (!open) return;
    if (open.length === 0) {
      const there = await confirm({ title, message: `${say(setIntoIssue.none)} ${say(setIntoIssue.toIssues)}?` });
      if (there) go(addresses.journalSection(article.journal.id, 'volume'));
      return;
    }
    const answer = await confirm({
      title,
      message: say(setIntoIssue.why),
      prompt: {
        kind: 'radio',
        label: say(setIntoIssue.which),
        options: open.map((issue) => ({ value: issue.id, label: sayWith(issues.name, issue) })),
      },
    });
    if (!answer) return;
    await act(() => client.publishing.updateArticleIssue({ article_id: article.id, issue_id: String(answer.value) }), {
      processing: say(issues.adding),
      done: say(issues.added),
    });
  };
  return <ActButton label={say(setIntoIssue.act)} icon={IconBooks} run={() => void choose()} />;
};
