import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { deskPeopleAnswers } from './http.ts';
import type { DeskPeopleNeeds } from './ports.ts';
import { exportPeople } from './use-cases/export-people.ts';

export { stillNamed } from './queries/still-named.ts';
export { workOf } from './queries/work-of.ts';

export const deskPeople = (db: Db, needs: DeskPeopleNeeds) =>
  ({
    answers: { deskPeople: deskPeopleAnswers(db, needs) },
    routes: { exportPeople: exportPeople(db, needs.clock) },
  }) satisfies Manifest;
