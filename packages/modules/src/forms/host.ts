import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { formsAnswers } from './http.ts';
import type { FormsNeeds } from './ports.ts';

export { addForm } from './use-cases/add-form.ts';
export { publishForm } from './use-cases/publish-form.ts';
export { saveForm } from './use-cases/save-form.ts';

export const forms = (db: Db, needs: FormsNeeds) =>
  ({ answers: { forms: formsAnswers(db, needs) }, reactions: [] }) satisfies Manifest;
