import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { SearchField } from '@naskhah/ui/fields/search-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Note } from '@naskhah/ui/state/note';
import { merging } from '@naskhah/words/identity/merging';
import { ui } from '@naskhah/words/ui';
import { IconArrowMerge } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Person } from './use-person.ts';

type Found = Answers['deskPeople']['listPeople']['rows'][number];
const fewestLetters = 2;

const useOthers = (typed: string, own: string) => {
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const enabled = q.length >= fewestLetters;
  const input = { q, size: 20, filters: { status: ['active' as const, 'unconfirmed' as const] } };
  const { data } = useQuery(
    calls.deskPeople.listPeople.queryOptions({ input, enabled, placeholderData: keepPreviousData }),
  );
  return { enabled, others: enabled ? data?.rows.filter(({ usr_id }) => usr_id !== own) : undefined };
};

const Search = ({ own, onChoose }: { own: string; onChoose: (person: Found) => void }) => {
  const { say, sayWith } = useWords();
  const [typed, setTyped] = useState('');
  const { enabled, others } = useOthers(typed, own);
  return (
    <>
      <SearchField first label={say(merging.search)} value={typed} onChange={setTyped} />
      {!enabled && <p role="status">{say(merging.hint)}</p>}
      {others?.length === 0 && <p role="status">{say(merging.nobody)}</p>}
      <EntryList
        items={(others ?? []).map((person) => ({
          key: person.usr_id,
          name: person.name,
          under: [person.email, person.affiliation].filter(Boolean).join(' · '),
          act: (
            <Button
              size="sm"
              aria-label={sayWith(merging.chooseNamed, { name: person.name })}
              onClick={() => onChoose(person)}
            >
              {say(merging.choose)}
            </Button>
          ),
        }))}
      />
    </>
  );
};

/** Chooses the account that is to become part of this one; the person is then asked at both addresses. */
export const MergeDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { say } = useWords();
  const act = useAct();
  const [other, setOther] = useState<Found>();
  const ask = async (other_id: string) => {
    const words = { processing: say(merging.asking), done: say(merging.asked) };
    if (await act(() => client.people.startMerge({ usr_id: person.usr_id, other_id }), words)) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(merging.title)}
      footer={
        <>
          <Button onClick={onClose}>{say(ui.cancel)}</Button>
          <Button kind="primary" disabled={!other} onClick={() => other && void ask(other.usr_id)}>
            {say(merging.ask)}
          </Button>
        </>
      }
    >
      <FieldStack>
        <Note icon={IconArrowMerge}>{say(merging.why)}</Note>
        {other ? (
          <EntryList
            items={[
              {
                key: other.usr_id,
                name: other.name,
                under: other.email,
                act: (
                  <Button size="sm" onClick={() => setOther(undefined)}>
                    {say(merging.another)}
                  </Button>
                ),
              },
            ]}
          />
        ) : (
          <Search own={person.usr_id} onChoose={setOther} />
        )}
      </FieldStack>
    </Dialog>
  );
};
