import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { issues } from '@naskhah/words/publishing/issues';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { queries } from '../../app/queries.ts';
import { useAct } from '../../app/use-act.ts';
import { moved } from '../../lists/moved.ts';
import { ContentsRow, type ListedArticle } from './contents-row.tsx';
import type { Issue } from './issue-look.tsx';
import css from './issues.module.css';

/** The table of contents in its order; buttons, or Alt with the arrow keys, move an article. */
export const Contents = ({ issue }: { issue: Issue }) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const [said, setSaid] = useState('');
  const options = calls.publishing.getIssueArticle.queryOptions({ input: { issue_id: issue.id } });
  const { data, error, refetch } = useQuery(options);
  const articles = data ?? [];

  /** What was asked or approved is void after a change: said once, as the state beside it changes too. */
  const voids = issue.state === 'requested' || issue.state === 'approved';
  const saying = (done: string) => (voids ? `${done} · ${say(issues.voided)}` : done);

  const move = async ({ article_id, article_title }: ListedArticle, by: number) => {
    const ordered = moved(
      articles,
      articles.findIndex((one) => one.article_id === article_id),
      by,
    );
    const order = ordered.map((one) => one.article_id);
    queries.setQueryData(options.queryKey, ordered);
    setSaid(
      sayWith(issues.moved, {
        title: withoutMarks(article_title),
        place: order.indexOf(article_id) + 1,
        of: order.length,
      }),
    );
    const done = await act(() => client.publishing.updateArticleIssueSort({ issue_id: issue.id, order }), {
      processing: say(issues.ordering),
      quiet: !voids,
      ...(voids && { done: say(issues.voided) }),
    });
    if (!done) void refetch();
  };
  const put = (article_id: string, input: { issue_id: string | null; pages?: string }, done: string) =>
    act(() => client.publishing.updateArticleIssue({ article_id, ...input }), {
      processing: say(issues.saving),
      done: saying(done),
    });

  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={say(issues.contents)} detail={sayWith(issues.countArticles, { count: articles.length })}>
      {data?.length === 0 && (
        <EmptyState level={3} title={say(issues.noContents)}>
          {say(issues.noContentsWhy)}
        </EmptyState>
      )}
      {issue.can.edit && articles.length > 0 && <p className={css.help}>{say(issues.contentsHelp)}</p>}
      {articles.length > 0 && (
        <ol className={css.contents}>
          {articles.map((article, place) => (
            <ContentsRow
              key={article.article_id}
              article={article}
              place={place + 1}
              of={articles.length}
              mayEdit={issue.can.edit}
              onMove={(by) => void move(article, by)}
              onPages={(pages) => void put(article.article_id, { issue_id: issue.id, pages }, say(issues.pagesSaved))}
              onTakeOut={() => void put(article.article_id, { issue_id: null }, say(issues.takenOut))}
            />
          ))}
        </ol>
      )}
      <span role="status" className={css.spoken}>
        {said}
      </span>
    </Section>
  );
};
