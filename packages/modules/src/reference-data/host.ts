import type { Db } from '@naskhah/db/tables';
import { codeTableAnswers, referenceDataAnswers } from './http.ts';
import type { CodeNeeds, ReferenceDataNeeds } from './ports.ts';
import { exportCodes } from './use-cases/export-codes.ts';

export { findOrganisations } from './queries/find-organisations.ts';

export const referenceData = (db: Db, needs: CodeNeeds & ReferenceDataNeeds) => ({
  answers: { referenceData: referenceDataAnswers(db, needs), codeTables: codeTableAnswers(db, needs) },
  routes: { exportCodes: exportCodes(db) },
});
