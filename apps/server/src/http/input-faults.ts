import type { FieldFault } from '@naskhah/kernel/result';

type Issue = {
  code?: string | undefined;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  input?: unknown;
  origin?: string;
  format?: string;
  minimum?: unknown;
  /** Of an object: what it holds and should not. */
  keys?: readonly string[];
  /** Of alternatives: what each of them says. */
  errors?: readonly (readonly Issue[])[];
  /** Of the key of a record: what is wrong with it. */
  issues?: readonly Issue[];
  message: string;
};

const codeOf = (issue: Issue): string => {
  switch (issue.code ?? '') {
    case 'invalid_type':
      return issue.message.includes('undefined') ? 'required' : 'wrong-kind';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'required' : `too-short-${issue.origin ?? 'value'}`;
    case 'too_big':
      return `too-long-${issue.origin ?? 'value'}`;
    case 'invalid_format':
      // A pattern says its own code: that it was not met tells nobody what to write.
      return issue.format === 'regex' ? issue.message : `not-a-${issue.format}`;
    case 'invalid_value':
    case 'invalid_union':
      return 'not-in-list';
    case 'invalid_key':
      return issue.issues?.[0]?.message ?? 'invalid';
    case 'custom':
      return issue.message;
    default:
      return 'invalid';
  }
};

const namesOf = (issue: Issue): string[] =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));

/** Several alternatives refuse: what is said of the one that comes nearest is of most use. */
const nearest = (errors: readonly (readonly Issue[])[]): readonly Issue[] =>
  errors.reduce((best, one) => (one.length < best.length ? one : best));

const faultsAt = (before: readonly string[], issue: Issue): FieldFault[] => {
  const at = [...before, ...namesOf(issue)];
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => ({ path: [...at, key].join('.'), code: 'unknown-field' }));
  if (issue.code === 'invalid_union' && issue.errors?.length)
    return nearest(issue.errors).flatMap((inner) => faultsAt(at, inner));
  return [{ path: at.join('.'), code: codeOf(issue) }];
};

/** Every fault of an input with the path of its field, in codes that `words` explains. */
export const inputFaults = (issues: readonly Issue[]): FieldFault[] => issues.flatMap((issue) => faultsAt([], issue));
