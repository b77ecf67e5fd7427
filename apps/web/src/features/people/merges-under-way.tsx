import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { merging } from '@naskhah/words/identity/merging';
import { IconArrowMerge } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Person } from './use-person.ts';

/** Merges that wait for the person at one of the addresses, or at both. */
export const MergesUnderWay = ({ person }: { person: Person }) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const said = (confirmed: boolean) => say(confirmed ? merging.saidSo : merging.waits);
  return person.merges.map(({ id, other_name, stays, confirmed, other_confirmed }) => (
    <Note key={id} tone="warn" icon={IconArrowMerge}>
      <b>{say(merging.underWay)}</b> {sayWith(stays ? merging.staysHere : merging.endsHere, { name: other_name })}{' '}
      {sayWith(merging.said, { here: said(confirmed), there: said(other_confirmed) })}{' '}
      <Button
        size="sm"
        onClick={() =>
          void act(() => client.people.cancelMerge({ id }), {
            processing: say(merging.confirming),
            done: say(merging.calledOff),
          })
        }
      >
        {say(merging.callOff)}
      </Button>
    </Note>
  ));
};
