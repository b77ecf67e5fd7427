import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { referencesAnswers } from './http.ts';
import type { ReferencesNeeds } from './ports.ts';

export { saveReferenceList } from './use-cases/save-reference-list.ts';

export const references = (db: Db, needs: ReferencesNeeds) =>
  ({
    answers: { references: referencesAnswers(db, needs) },
  }) satisfies Manifest;
