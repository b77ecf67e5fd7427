import { Button } from '@naskhah/ui/controls/button';
import { SearchField } from '@naskhah/ui/fields/search-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { switching } from '@naskhah/words/identity/switching';
import { useState } from 'react';
import { LoadFailure } from '../app/load-failure.tsx';
import { type PersonFound, usePeopleFound } from './use-people-found.ts';

/** People of the portal by name or address. */
export const PersonSearch = ({ onChoose }: { onChoose: (person: PersonFound) => void }) => {
  const { say, sayWith } = useWords();
  const [typed, setTyped] = useState('');
  const { data, error, enabled, refetch } = usePeopleFound(typed);
  return (
    <FieldStack>
      <SearchField first label={say(switching.search)} value={typed} onChange={setTyped} />
      {error && <LoadFailure error={error} level={3} onRetry={() => void refetch()} />}
      {!enabled && <p role="status">{say(switching.hint)}</p>}
      {data?.length === 0 && (
        <EmptyState level={3} title={say(switching.nobody)}>
          {say(switching.nobodyWhy)}
        </EmptyState>
      )}
      <EntryList
        items={(data ?? []).map((person) => ({
          key: person.usr_id,
          name: person.name,
          under: [person.email, person.affiliation].filter(Boolean).join(' · '),
          ...(person.switchable
            ? {
                act: (
                  <Button
                    size="sm"
                    aria-label={sayWith(switching.chooseNamed, { name: person.name })}
                    onClick={() => onChoose(person)}
                  >
                    {say(switching.choose)}
                  </Button>
                ),
              }
            : { warning: say(switching.administrator) }),
        }))}
      />
    </FieldStack>
  );
};
