import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { deskPeopleAnswers } from './http.ts';
import type { DeskPeopleNeeds } from './ports.ts';

export { stillNamed } from './queries/still-named.ts';

export const deskPeople = (db: Db, needs: DeskPeopleNeeds) =>
  ({ answers: { deskPeople: deskPeopleAnswers(db, needs) } }) satisfies Manifest;
