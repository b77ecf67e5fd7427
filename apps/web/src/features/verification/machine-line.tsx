import type { MachineVerdict } from '@naskhah/kernel/machine-checks';
import { Icon, type IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { findingWords, machineLine, machineVerdictWords, policyWords } from '@naskhah/words/verification/machine';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';
import css from './checking.module.css';
import type { Checking } from './types.ts';

type Seen = Checking['machine'][number];

const icons: Record<MachineVerdict, IconType> = {
  pass: IconCircleCheck,
  fail: IconAlertCircle,
  unsure: IconHelpCircle,
};

/** What the machine saw about an item, opened to all of it and when. */
export const MachineLine = ({ seen }: { seen: Seen }) => {
  const { say, sayWith } = useWords();
  const { moment } = useDates();
  const [opened, setOpened] = useState(false);
  const { verdict, findings } = seen;
  const sentence = ({ what, values }: Seen['findings'][number]): string => {
    const named = policyWords[values.policy ?? ''];
    return sayWith(findingWords[what], { ...values, ...(named && { policy: say(named) }) });
  };
  const telling = findings.find((one) => one.verdict === verdict) ?? findings[0];
  return (
    <>
      <button
        type="button"
        aria-expanded={opened}
        className={`${css.machine} ${css[verdict]}`}
        onClick={() => setOpened(!opened)}
      >
        <Icon of={icons[verdict]} size="sm" />
        <span>
          <b>{say(machineVerdictWords[verdict])}</b> {telling && sentence(telling)}
        </span>
        <Icon of={opened ? IconChevronUp : IconChevronDown} size="sm" />
      </button>
      {opened && (
        <div className={css.seen}>
          <ul>
            {findings.map((one) => {
              const words = sentence(one);
              return <li key={words}>{words}</li>;
            })}
          </ul>
          <p className={css.quiet}>{sayWith(machineLine.seen, { when: moment(seen.seen_at) })}</p>
        </div>
      )}
    </>
  );
};
