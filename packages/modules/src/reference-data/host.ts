export { referenceDataAnswers } from './http.ts';
export type { ReferenceDataNeeds } from './ports.ts';
