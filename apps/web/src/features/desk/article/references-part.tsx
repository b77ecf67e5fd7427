import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { useQuery } from '@tanstack/react-query';
import type { Article } from '../../../app/article.ts';
import { calls } from '../../../app/calls.ts';
import { LoadFailure } from '../../../app/load-failure.tsx';
import css from './references-part.module.css';

export const ReferencesPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const { data, error, refetch } = useQuery(
    calls.references.getReferenceList.queryOptions({ input: { article_id: article.id } }),
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) {
    return <EmptyState title={say(articlePage.noReferences)}>{say(articlePage.noReferencesWhy)}</EmptyState>;
  }
  return (
    <Section title={say(articlePage.references)}>
      <ol className={css.references}>
        {data?.map(({ id, raw, doi }) => (
          <li key={id}>
            <span dir="auto">{raw}</span>{' '}
            {doi && (
              <a href={`https://doi.org/${doi}`} target="_blank" rel="noopener noreferrer">
                {doi}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};
