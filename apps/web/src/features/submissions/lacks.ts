import type { Draft, StepName } from './draft.ts';

type Piece = Draft['missing'][number];

const sameStep = (piece: Piece, step: StepName): boolean => piece.step === step;

/** What a draft still lacks in one step; in the last one, all of it. */
export const lacksOf = ({ missing }: Draft, step: StepName): Piece[] =>
  step === 'check' ? missing : missing.filter((piece) => sameStep(piece, step));

/** The words at a field: what the server refused, else what is missing once the step was left. */
export const faultAt = (
  path: string,
  { faults, missing, left }: { faults: readonly { path: string; message: string }[]; missing: Piece[]; left: boolean },
): string | undefined =>
  faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message ??
  (left ? missing.find((piece) => piece.path === path)?.message : undefined);
