import type { Db } from '@naskhah/db/tables';
import { codeFaults, type GivenCode } from './domain/code-faults.ts';
import { codeTableAnswers, referenceDataAnswers } from './http.ts';
import type { CodeNeeds, ReferenceDataNeeds } from './ports.ts';
import { knownCodes } from './queries/known-codes.ts';
import { exportCodes } from './use-cases/export-codes.ts';

export { findOrganisations } from './queries/find-organisations.ts';

export const referenceData = (db: Db, needs: CodeNeeds & ReferenceDataNeeds) => ({
  answers: { referenceData: referenceDataAnswers(db, needs), codeTables: codeTableAnswers(db, needs) },
  routes: { exportCodes: exportCodes(db) },
  /** What is wrong with codes that are given for their lists, but for those that a record keeps: one statement. */
  codeFaults: async (
    given: readonly GivenCode[],
    kept: () => Promise<readonly Pick<GivenCode, 'list' | 'value'>[]>,
  ) => {
    if (given.length === 0) return [];
    const known = await knownCodes(db, given);
    const faults = codeFaults(given, known, []);
    return faults.length === 0 ? faults : codeFaults(given, known, await kept());
  },
});
