import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useDates } from '../../app/use-dates.ts';
import { personHref } from './person-search.ts';
import type { Person } from './use-person.ts';

const size = 30;

/** What happened to a person and what they did, newest first. */
export const PersonActivity = ({ person, page }: { person: Person; page: number }) => {
  const { say, language } = useWords();
  const { moment } = useDates();
  const input = { usr_id: person.usr_id, page, size };
  const { data, error, refetch } = useQuery({
    ...calls.deskPeople.personActivity.queryOptions({ input, placeholderData: keepPreviousData }),
    // The words come from the server: each language has its own answer.
    queryKey: [...calls.deskPeople.personActivity.queryKey({ input }), language],
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{say(personPage.loading)}</p>;
  if (data.total === 0)
    return (
      <EmptyState icon={IconHistory} title={say(personPage.noActivity)}>
        {say(personPage.noActivityWhy)}
      </EmptyState>
    );
  return (
    <Section title={say(personPage.activity)}>
      <EntryList
        items={data.rows.map(({ at, what, about, by }, place) => ({
          key: `${at} ${place}`,
          name: [what, about].filter(Boolean).join(' · '),
          under: [moment(at), by && by !== person.name ? by : ''].filter(Boolean).join(' · '),
        }))}
      />
      {data.total > size && (
        <Paging
          page={page}
          size={size}
          total={data.total}
          hrefOf={(next) => personHref(person.usr_id, 'activity', next)}
        />
      )}
    </Section>
  );
};
