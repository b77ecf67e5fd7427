import * as z from 'zod';
import { call, platform, refusals } from '../call.ts';
import { listOf, listQuery, uuid } from '../fields.ts';
import { listInvitations } from '../identity/invitations.ts';
import { lastSeen, PersonEvent, PersonRecord, PersonRow, PersonStatus } from '../identity/people-views.ts';

export const PeopleFilters = z
  .object({
    role: z.array(z.int()).max(50).default([]),
    status: z.array(PersonStatus).default([]),
    journal: z.array(uuid).max(200).default([]),
    seen: z.enum(lastSeen).nullable().default(null),
  })
  .default({ role: [], status: [], journal: [], seen: null });

export const peopleSorts = ['name', '-name', '-last_seen', 'last_seen', '-created', 'created'] as const;

export const listPeople = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/list-people',
    summary: 'The people of the platform, by name, address, role, status, journal and when they were last seen',
  })
  .meta({ access: platform('admin'), limit: 'read', statements: 1 })
  .input(listQuery(PeopleFilters, peopleSorts))
  .output(listOf(PersonRow))
  .errors({});

export const getPerson = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/get-person',
    summary: 'A person as those who look after people see them',
  })
  .meta({ access: platform('admin'), limit: 'read', statements: 1 })
  .input(z.object({ usr_id: uuid }))
  .output(PersonRecord)
  .errors(refusals('person-not-found'));

export const personActivity = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/person-activity',
    summary: 'What happened to a person and what they did, from the log, newest first',
  })
  .meta({ access: platform('admin'), limit: 'read', statements: 3 })
  .input(
    z.object({ usr_id: uuid, page: z.int().min(1).max(10_000).default(1), size: z.int().min(1).max(100).default(30) }),
  )
  .output(listOf(PersonEvent))
  .errors({});

export const exportPerson = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/export-person',
    summary: 'Everything that is kept about a person, for the person to have (personal-data law)',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ usr_id: uuid }))
  .output(z.object({ filename: z.string(), content: z.record(z.string(), z.unknown()) }))
  .errors(refusals('person-not-found'));

/** What is read of people over several modules. */
export const deskPeople = { listPeople, getPerson, personActivity, exportPerson, listInvitations };
