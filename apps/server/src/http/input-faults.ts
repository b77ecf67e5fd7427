import type { FieldFault } from '@naskhah/kernel/result';

type Issue = {
  code?: string | undefined;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  input?: unknown;
  origin?: string;
  format?: string;
  minimum?: unknown;
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
      return issue.format === 'regex' ? 'invalid' : `not-a-${issue.format}`;
    case 'invalid_value':
      return 'not-in-list';
    case 'custom':
      return issue.message;
    default:
      return 'invalid';
  }
};

/** Every fault of an input with the path of its field, in codes that `words` explains. */
export const inputFaults = (issues: readonly Issue[]): FieldFault[] =>
  issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    code: codeOf(issue),
  }));
