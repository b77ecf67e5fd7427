import { type CodeList, codeLists } from '@naskhah/kernel/code-lists';
import { type FieldFault, ok, type Result, refuse } from '@naskhah/kernel/result';

export type Code = {
  value: string;
  label_en: string;
  label_ms: string;
  parent: string | null;
  sort: number;
  active: boolean;
};

export type CodeRefusal = 'input-refused' | 'list-fixed';

const values = /^[\p{L}\p{N}][\p{L}\p{N} ._:/+-]{0,119}$/u;

/** What is wrong with an entry beside the others of its list; an entry below another one has none below itself. */
const faultsOf = (list: CodeList, code: Code, others: readonly Code[]): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (!values.test(code.value)) faults.push({ path: 'value', code: 'code-value' });
  if (code.label_en === '') faults.push({ path: 'label_en', code: 'required' });
  if (code.label_ms === '') faults.push({ path: 'label_ms', code: 'required' });
  const parent = others.find(({ value }) => value === code.parent);
  if (code.parent !== null && (!codeLists[list].nested || !parent || parent.parent !== null))
    faults.push({ path: 'parent', code: 'code-parent' });
  else if (code.parent !== null && others.some((other) => other.parent === code.value))
    faults.push({ path: 'parent', code: 'code-parent' });
  return faults;
};

/** An entry as it may be kept. A list that rules of the product read takes new words, but no new values and retires none. */
export const decideCode = (list: CodeList, code: Code, all: readonly Code[]): Result<Code, CodeRefusal> => {
  const before = all.find(({ value }) => value === code.value);
  if (codeLists[list].fixed && (!before || !code.active)) return refuse('list-fixed');
  const faults = faultsOf(
    list,
    code,
    all.filter((other) => other !== before),
  );
  return faults.length > 0 ? refuse('input-refused', faults) : ok(code);
};

export const isSame = (one: Code, other: Code): boolean =>
  one.label_en === other.label_en &&
  one.label_ms === other.label_ms &&
  one.parent === other.parent &&
  one.sort === other.sort &&
  one.active === other.active;
