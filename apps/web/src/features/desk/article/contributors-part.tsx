import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { PeopleList } from '@naskhah/ui/record/people-list';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { authorship } from '@naskhah/words/submissions/authorship';
import { AboutPerson, saysAnything } from '../../../app/about-person.tsx';
import type { Article } from '../../../app/article.ts';
import { useCreditWords } from '../../../app/use-credit-words.ts';

export const ContributorsPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const credit = useCreditWords();
  if (article.contributor.length === 0) {
    return <EmptyState title={say(articlePage.noContributors)}>{say(articlePage.noContributorsWhy)}</EmptyState>;
  }
  return (
    <Section title={say(articlePage.contributors)}>
      <PeopleList
        people={article.contributor.map((one, place) => ({
          id: `${place} ${one.name}`,
          name: one.name,
          part: [
            one.corresponding ? say(articlePage.corresponding) : '',
            one.affiliation,
            one.orcid ? `ORCID ${one.orcid}` : '',
            credit(one.credit),
            one.authorship ? say(authorship[one.authorship]) : '',
            one.authorship_note && `“${one.authorship_note}”`,
          ]
            .filter((part) => part !== '')
            .join(' · '),
          more: saysAnything(one)
            ? { label: say(articlePage.aboutAuthor), content: <AboutPerson {...one} /> }
            : undefined,
        }))}
      />
    </Section>
  );
};
