import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { issues } from '@naskhah/words/publishing/issues';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { ArticleWords } from './contents-row.tsx';
import type { Issue } from './issue-look.tsx';
import css from './issues.module.css';

/** Articles of the journal that wait for an issue, ready to be set into this one. */
export const WaitingArticles = ({ issue }: { issue: Issue }) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const { data, error, refetch } = useQuery(
    calls.publishing.getContList.queryOptions({ input: { journal_id: issue.journal_id } }),
  );
  const add = (articleId: string) =>
    act(() => client.publishing.updateArticleIssue({ article_id: articleId, issue_id: issue.id }), {
      processing: say(issues.adding),
      done: say(issues.added),
    });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={say(issues.waiting)}>
      {data?.length === 0 && (
        <EmptyState level={3} title={say(issues.noWaiting)}>
          {say(issues.noWaitingWhy)}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={css.contents}>
          {data.map((article) => (
            <li key={article.article_id} className={css.waiting}>
              <ArticleWords article={article} />
              <Button
                size="sm"
                icon={IconPlus}
                aria-label={sayWith(issues.actOn, { act: say(issues.add), title: withoutMarks(article.article_title) })}
                onClick={() => void add(article.article_id)}
              >
                {say(issues.add)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
