import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useSearch } from '@tanstack/react-router';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { MyReviewsList, useMyReviews } from '../../features/workflow/review/my-reviews-list.tsx';
import { myReviewsHref, myReviewsSearch } from '../../features/workflow/review/my-reviews-search.ts';

const MyReviewsPage = () => {
  const { say, sayWith } = useWords();
  const search = myReviewsSearch(useSearch({ strict: false }));
  const total = useMyReviews(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(myReviewsHref(search, { q }), { replace: true }));
  return (
    <>
      <PageTitle>{say(reviewing.listTitle)}</PageTitle>
      <PageHeader title={say(reviewing.listTitle)} lead={say(reviewing.listLead)} />
      <FilterBar
        search={{ label: say(reviewing.search), value: typed, onChange: setTyped }}
        count={total === undefined ? undefined : sayWith(reviewing.found, { count: total })}
        onClear={search.q ? () => go(myReviewsHref(search, { q: '' })) : undefined}
      />
      <MyReviewsList search={search} />
    </>
  );
};

export default MyReviewsPage;
