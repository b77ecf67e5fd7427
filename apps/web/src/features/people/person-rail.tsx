import { useWords } from '@naskhah/ui/language/language-provider';
import { FactList } from '@naskhah/ui/record/fact-list';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { account } from '@naskhah/words/identity/account';
import { personPage } from '@naskhah/words/identity/person-page';
import { Day } from '../../app/day.tsx';
import { useList } from '../../app/use-lists.ts';
import type { Person } from './use-person.ts';

/** Dates and figures of an account. */
export const PersonRail = ({ person }: { person: Person }) => {
  const { say } = useWords();
  const countries = useList('country');
  const { last_seen_at, orcid, country, phone, takes_part } = person;
  return (
    <RailSection title={say(personPage.about)}>
      <FactList
        facts={[
          { label: say(personPage.registered), value: <Day value={person.created_at} /> },
          {
            label: say(personPage.lastSeen),
            value: last_seen_at ? <Day value={last_seen_at} /> : say(personPage.never),
          },
          { label: say(personPage.language), value: say(person.language === 'ms' ? account.malay : account.english) },
          ...(country ? [{ label: say(personPage.country), value: countries.nameOf(country) }] : []),
          ...(phone ? [{ label: say(personPage.phone), value: phone }] : []),
          ...(orcid ? [{ label: say(personPage.orcid), value: orcid }] : []),
          { label: say(personPage.articles), value: takes_part.articles },
          { label: say(personPage.reviews), value: takes_part.reviews },
        ]}
      />
    </RailSection>
  );
};
