import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { formsAnswers } from './http.ts';
import type { FormsNeeds } from './ports.ts';

export const forms = (db: Db, needs: FormsNeeds) =>
  ({ answers: { forms: formsAnswers(db, needs) }, reactions: [] }) satisfies Manifest;
