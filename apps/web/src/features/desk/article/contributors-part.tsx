import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { PeopleList } from '@naskhah/ui/record/people-list';
import { articlePage } from '@naskhah/words/article-page';
import { authorship } from '@naskhah/words/authorship';
import type { Article } from '../../../app/article.ts';

export const ContributorsPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  if (article.authors.length === 0) {
    return <EmptyState title={say(articlePage.noContributors)}>{say(articlePage.noContributorsWhy)}</EmptyState>;
  }
  return (
    <Section title={say(articlePage.contributors)}>
      <PeopleList
        people={article.authors.map(
          ({ name, affiliation, orcid, corresponding, authorship: state, authorship_note }, place) => ({
            id: `${place} ${name}`,
            name,
            part: [
              corresponding ? say(articlePage.corresponding) : '',
              affiliation,
              orcid ? `ORCID ${orcid}` : '',
              state ? say(authorship[state]) : '',
              authorship_note && `“${authorship_note}”`,
            ]
              .filter((part) => part !== '')
              .join(' · '),
          }),
        )}
      />
    </Section>
  );
};
