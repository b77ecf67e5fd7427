import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import { useDates } from '../../app/use-dates.ts';
import { useList } from '../../app/use-lists.ts';
import type { Person } from './use-person.ts';

/** Where a person works and worked; they say so themselves in their profile. */
export const PersonAffiliations = ({ person }: { person: Person }) => {
  const { say } = useWords();
  const countries = useList('country');
  const { short } = useDates();
  const span = (from: string | null, to: string | null) =>
    (from || to) && [from && short(from), to ? short(to) : say(personPage.now)].filter(Boolean).join(' – ');
  return (
    <Section title={say(personPage.affiliations)}>
      {person.affiliations.length === 0 && <p>{say(personPage.noAffiliations)}</p>}
      <EntryList
        items={person.affiliations.map((one) => ({
          key: one.id,
          name: one.organisation,
          under: [one.department, one.country && countries.nameOf(one.country)].filter(Boolean).join(', '),
          detail: [one.is_primary && say(personPage.main), span(one.starts_on, one.ends_on)]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Section>
  );
};
