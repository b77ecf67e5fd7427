import type { StepName } from './draft.ts';
import { faultAt } from './lacks.ts';
import { useDraft, useKept } from './use-draft.tsx';

/** Finds the words for a field of this step. */
export const useFault = (step: StepName) => {
  const faults = useKept((kept) => kept.faults);
  const left = useKept((kept) => kept.left.includes(step));
  const { missing } = useDraft();
  return (path: string): string | undefined => faultAt(path, { faults, missing, left });
};
