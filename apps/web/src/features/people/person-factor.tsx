import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import type { Person } from './use-person.ts';

/** Whether a login of this person asks for a second factor; turned off for one who can no longer give it. */
export const PersonFactor = ({ person }: { person: Person }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const { usr_id, second_factor_since: since, can } = person;
  const turnOff = async () => {
    const answer = await confirm({
      title: say(personPage.turnOffTitle),
      message: say(personPage.turnOffWhy),
      prompt: { kind: 'text', long: true, label: say(personPage.reason) },
    });
    if (answer)
      await act(() => client.people.turnOffFactorOfPerson({ usr_id, reason: String(answer.value) }), {
        processing: say(personPage.turningOff),
        done: say(personPage.turnedOff),
      });
  };
  return (
    <Section
      title={say(personPage.factor)}
      actions={
        can.turn_off_factor && (
          <Button size="sm" kind="danger" onClick={() => void turnOff()}>
            {say(personPage.turnOff)}
          </Button>
        )
      }
    >
      <p>{since ? sayWith(personPage.factorSince, { day: short(since) }) : say(personPage.factorOff)}</p>
    </Section>
  );
};
