import { contract } from '@naskhah/contract/contract';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { refusalWords } from './refusals.ts';

const codes = (router: AnyContractRouter): string[] =>
  isContractProcedure(router)
    ? Object.keys(router['~orpc'].errorMap)
    : Object.values(router).flatMap((inner) => codes(inner as AnyContractRouter));

describe('every refusal that a call declares', () => {
  it.each([...new Set(codes(contract))])('%s is explained in English and Malay', (code) => {
    const text = refusalWords[code as keyof typeof refusalWords];
    expect(text?.en.length ?? 0).toBeGreaterThan(8);
    expect(text?.ms.length ?? 0).toBeGreaterThan(8);
    expect(text?.en).not.toBe(text?.ms);
  });
});
