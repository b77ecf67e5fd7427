import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { machineLine } from '@naskhah/words/verification/machine';
import { IconRefresh } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import css from './checking.module.css';

/** Lets the machine look once more. */
export const MachineRail = ({ journal }: { journal: string }) => {
  const { say } = useWords();
  const act = useAct();
  const look = () =>
    act(() => client.verification.runChecks({ journal_id: journal }), {
      processing: say(machineLine.looking),
      done: say(machineLine.looked),
    });
  return (
    <RailSection title={say(machineLine.title)}>
      <p className={css.quiet}>{say(machineLine.lead)}</p>
      <Button size="sm" icon={IconRefresh} onClick={() => void look()}>
        {say(machineLine.again)}
      </Button>
    </RailSection>
  );
};
