import { Button, type ButtonKind } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { useEffect, useEffectEvent, useId } from 'react';
import { create } from 'zustand';

/** Something that can be done on the page shown: its button's words, and what the button does. */
export type Act = { label: string; icon: IconType; run: () => void };

const useOffered = create<{ offered: readonly (Act & { by: string })[] }>(() => ({ offered: [] }));

/** What the page shown offers, in the order of its buttons. */
export const useActsHere = (): readonly Act[] => useOffered(({ offered }) => offered);

/** Offers acts to the command palette for as long as the page shows their buttons. */
export const useOfferedActs = (acts: readonly Act[]): void => {
  const by = useId();
  const run = useEffectEvent((label: string) => acts.find((act) => act.label === label)?.run());
  const listed = useEffectEvent(() => acts.map((act) => ({ ...act, by, run: () => run(act.label) })));
  const labels = acts.map(({ label }) => label).join('\n');
  useEffect(() => {
    if (labels === '') return undefined;
    useOffered.setState(({ offered }) => ({ offered: [...offered, ...listed()] }));
    return () => useOffered.setState(({ offered }) => ({ offered: offered.filter((one) => one.by !== by) }));
  }, [labels, by]);
};

/** A button of the page whose act the command palette offers too. */
export const ActButton = ({ label, icon, run, kind = 'plain' }: Act & { kind?: ButtonKind }) => {
  useOfferedActs([{ label, icon, run }]);
  return (
    <Button icon={icon} kind={kind} onClick={run}>
      {label}
    </Button>
  );
};
