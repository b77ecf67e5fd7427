export { codeTableAnswers, referenceDataAnswers } from './http.ts';
export type { ReferenceDataNeeds } from './ports.ts';
export { findOrganisations } from './queries/find-organisations.ts';
export { exportCodes } from './use-cases/export-codes.ts';
