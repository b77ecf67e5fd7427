import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { MyReviewsList, useMyReviews } from '../../features/workflow/review/my-reviews-list.tsx';
import { myReviewsHref, myReviewsSearch } from '../../features/workflow/review/my-reviews-search.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';

const MyReviewsPage = () => {
  const { say } = useWords();
  const search = myReviewsSearch(useSearch({ strict: false }));
  const total = useMyReviews(search).data?.total;
  return (
    <>
      <PageTitle>{say(reviewing.listTitle)}</PageTitle>
      <PageHeader title={say(reviewing.listTitle)} lead={say(reviewing.listLead)} />
      <RecordFilters
        label={say(reviewing.search)}
        search={search}
        hrefOf={(change) => myReviewsHref(search, change)}
        total={total}
        found={reviewing.found}
        cleared={myReviewsHref(search, { q: '' })}
      />
      <MyReviewsList search={search} />
    </>
  );
};

export default MyReviewsPage;
