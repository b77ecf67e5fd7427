import { declarationNames } from '@naskhah/kernel/submission-rules';
import type { Draft } from './draft.ts';

/** The declarations that the journal wants, and those that were written before it wanted them no more. */
export const declarationsOf = ({ rules, declarations }: Pick<Draft, 'rules' | 'declarations'>) =>
  declarationNames.filter((name) => rules.metadata[name] !== 'off' || Boolean(declarations[name]?.trim()));
