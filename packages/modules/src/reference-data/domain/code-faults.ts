import type { CodeList } from '@naskhah/kernel/code-lists';
import type { FieldFault } from '@naskhah/kernel/result';

export type GivenCode = { path: string; list: CodeList; value: string };
type Code = { list: string; value: string };

/** A code that is given stands in its list and is offered still; one that the record keeps may stay (decisions 10). */
export const codeFaults = (
  given: readonly GivenCode[],
  known: readonly (Code & { active: boolean })[],
  kept: readonly Code[],
): FieldFault[] =>
  given.flatMap(({ path, list, value }) => {
    const isThis = (one: Code) => one.list === list && one.value === value;
    const entry = known.find(isThis);
    if (entry?.active || kept.some(isThis)) return [];
    return [{ path, code: entry ? 'code-retired' : 'not-in-list' }];
  });
