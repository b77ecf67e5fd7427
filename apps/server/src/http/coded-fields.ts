/** The one place that holds coded fields to their code tables: whatever a call changes, before it is answered. */
import { codesIn } from '@naskhah/contract/coded';
import { codesKept } from '@naskhah/contract/codes-kept';
import { AttachmentMetadata } from '@naskhah/contract/media/streaming';
import type { FieldFault } from '@naskhah/kernel/result';
import type { referenceData } from '@naskhah/modules/reference-data/host';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type * as z from 'zod';
import type { Answer } from './answer.ts';

export type CodeFaults = ReturnType<typeof referenceData>['codeFaults'];
type Asking = Parameters<Answer>;

const at = <T>(tree: object, name: string): T =>
  name.split('.').reduce<object>((part, key) => Reflect.get(part, key) as object, tree) as T;

/** The codes of the record that a call changes, as its caller reads it. */
const keptBy =
  (contract: AnyContractRouter, answers: object, name: string) =>
  async ([actor, input, visit]: Asking) => {
    const [read, asked] = codesKept[name] ?? [];
    if (!read) return [];
    const procedure = at<AnyContractRouter>(contract, read);
    const record = await at<Answer>(answers, read)(actor, asked?.(input as Record<string, unknown>), visit);
    if (!record.ok || !isContractProcedure(procedure)) return [];
    return codesIn(procedure['~orpc'].outputSchema as z.ZodType, record.value);
  };

/** The faults of the codes that a call is asked with. */
export const codedFields =
  (contract: AnyContractRouter, answers: object, codeFaults: CodeFaults) =>
  (name: string, schema: z.ZodType | undefined, asking: Asking): Promise<FieldFault[]> | FieldFault[] => {
    const given = schema ? codesIn(schema, asking[1]) : [];
    return given.length === 0 ? [] : codeFaults(given, () => keptBy(contract, answers, name)(asking));
  };

/** What is said of a file with its upload, which streams beside the bound calls. */
export const faultsOfMetadata = (codeFaults: CodeFaults, about: object): Promise<FieldFault[]> =>
  codeFaults(codesIn(AttachmentMetadata, about), async () => []);
