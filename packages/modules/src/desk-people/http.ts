import type { Answers } from '@naskhah/contract/answers';
import type { deskPeople } from '@naskhah/contract/desk-people/calls';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator, may } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import type { DeskPeopleNeeds } from './ports.ts';
import { invitationList } from './queries/invitation-list.ts';
import { statusOf } from './queries/people-filters.ts';
import { peopleList } from './queries/people-list.ts';
import { personActivity } from './queries/person-activity.ts';
import { personRecord } from './queries/person-record.ts';
import { personView } from './queries/person-view.ts';
import { exportPerson } from './use-cases/export-person.ts';

export const deskPeopleAnswers = (db: Db, needs: DeskPeopleNeeds): Answers<typeof deskPeople> => ({
  listPeople: async (_actor, { filters, ...question }) => {
    return ok(await peopleList(db, { ...question, ...filters, status: statusOf(filters) }, needs.clock()));
  },
  getPerson: async (actor, { usr_id }) => {
    const found = await personRecord(db, usr_id, needs.clock());
    return found ? ok(personView(actor, found)) : refuse('person-not-found');
  },
  personActivity: async (actor, { usr_id, ...question }, { language }) =>
    ok(await personActivity(db, actor, { personId: usr_id, ...question }, language)),
  exportPerson: (actor, { usr_id }) => exportPerson(db, needs)(actor, usr_id),
  listInvitations: async (actor, { filters, ...question }) => {
    if (actor.kind !== 'person' || (filters.view === 'all' && !isAdministrator(actor))) return refuse('not-allowed');
    const { view, kind, state, journal_id: journal } = filters;
    if (view === 'team' && (!journal || !may(actor, 'team_management', journal))) return refuse('journal-not-found');
    return ok(await invitationList(db, actor.person, { ...question, view, kind, state, journal }, needs.clock()));
  },
});
