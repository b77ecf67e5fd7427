import { citedName, familyChoices } from '@naskhah/kernel/name-parts';
import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { citedNameWords } from '@naskhah/words/identity/cited-name';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { addresses } from '../../app/addresses.ts';
import { useCreditWords } from '../../app/use-credit-words.ts';
import { useList } from '../../app/use-lists.ts';
import { withSearch } from '../../lists/with-search.ts';
import type { Contributor } from './draft.ts';
import css from './step-check.module.css';
import { useDraft } from './use-draft.tsx';

/** So many stand open; the others are unfolded. */
const open = 10;

const Person = ({ one, place }: { one: Contributor; place: number }) => {
  const { say, sayWith } = useWords();
  const { id } = useDraft();
  const { nameOf } = useList('country');
  const credit = useCreditWords();
  const cited = one.type === 'person' && familyChoices(one.name).length > 1;
  const parts = [
    ...(one.type === 'organisation' ? [say(wizardPeople.organisation)] : []),
    ...(one.corresponding ? [say(wizardPeople.corresponding)] : []),
    ...(one.email ? [one.email] : []),
    ...(one.orcid ? [`${say(wizardPeople.orcid)} ${one.orcid}`] : []),
  ];
  return (
    <li>
      <b dir="auto">{one.name}</b>
      {cited && (
        <span dir="auto" className={css.under}>
          {one.family === null ? (
            <Link href={withSearch(addresses.submission(id, 'contributors'), { field: `contributor.${place}` })}>
              {say(citedNameWords.notSaid)}
            </Link>
          ) : (
            sayWith(citedNameWords.as, { name: citedName(one) })
          )}
        </span>
      )}
      {parts.length > 0 && <span className={css.under}>{parts.join(' · ')}</span>}
      {one.affiliations.map(({ organisation, department, country }) => (
        <span key={`${organisation} ${department}`} dir="auto" className={css.under}>
          {[department, organisation, country && nameOf(country)].filter(Boolean).join(', ')}
        </span>
      ))}
      {one.credit.length > 0 && <span className={css.under}>{credit(one.credit)}</span>}
    </li>
  );
};

/** Everybody on the byline with all that was given of them. */
export const CheckPeople = () => {
  const { say, sayWith } = useWords();
  const { contributor: people } = useDraft();
  const more = people.length - open;
  if (people.length === 0) return <p className={css.none}>{say(wizardCheck.nothingGiven)}</p>;
  return (
    <>
      <ol className={css.people}>
        {people.slice(0, open).map((one, place) => (
          <Person key={one.id} one={one} place={place} />
        ))}
      </ol>
      {more > 0 && (
        <details className={css.more}>
          <summary>{sayWith(wizardCheck.more, { count: more })}</summary>
          <ol className={css.people} start={open + 1}>
            {people.slice(open).map((one, place) => (
              <Person key={one.id} one={one} place={open + place} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
};
