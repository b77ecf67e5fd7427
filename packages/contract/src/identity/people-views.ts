import * as z from 'zod';
import { moment, uuid } from '../fields.ts';

export const personStatuses = ['unconfirmed', 'active', 'suspended', 'merged', 'anonymised'] as const;
export const PersonStatus = z.enum(personStatuses);
/** When somebody was last seen, as the list is filtered by it. */
export const lastSeen = ['week', 'month', 'year', 'longer', 'never'] as const;

const Labels = { label_en: z.string(), label_ms: z.string() };
const JournalNames = { name_en: z.string(), name_ms: z.string() };

export const PersonRow = z.object({
  usr_id: uuid,
  name: z.string(),
  email: z.string(),
  affiliation: z.string(),
  status: PersonStatus,
  roles: z.array(z.object({ acl: z.int(), ...Labels })),
  journals: z.array(z.object({ id: uuid, ...JournalNames })),
  last_seen_at: moment.nullable(),
  created_at: moment,
});

const PersonEmail = z.object({ address: z.string(), is_primary: z.boolean(), confirmed_at: moment.nullable() });

const PersonAffiliation = z.object({
  id: uuid,
  organisation: z.string(),
  department: z.string().nullable(),
  country: z.string().nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  is_primary: z.boolean(),
});

const RoleOfPerson = z.object({
  acl: z.int(),
  ...Labels,
  granted_at: moment,
  granted_by: z.string().nullable(),
  in_use: z.boolean(),
});

const PresetOfPerson = z.object({ journal_id: uuid, ...JournalNames, ...Labels, assigned_at: moment });

const SessionOfPerson = z.object({
  /** Names the session; says nothing of its cookie. */
  key: z.string(),
  user_agent: z.string(),
  created_at: moment,
  expires_at: moment,
  /** Who is really there while an Administrator acts as this person. */
  behind: z.string().nullable(),
  by_link: z.boolean(),
});

/** Two accounts that are being made one; whose address has confirmed it so far. */
const MergeUnderWay = z.object({
  id: uuid,
  other_id: uuid,
  other_name: z.string(),
  /** Whether this account is the one that stays. */
  stays: z.boolean(),
  confirmed: z.boolean(),
  other_confirmed: z.boolean(),
  expires_at: moment,
});

export const PersonRecord = z.object({
  /** Where the account asked for became part of another, that other's. */
  usr_id: uuid,
  name: z.string(),
  firstname: z.string(),
  status: PersonStatus,
  status_reason: z.string().nullable(),
  orcid: z.string().nullable(),
  orcid_verified: z.boolean(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  biography: z.object({ en: z.string(), ms: z.string() }),
  language: z.enum(['en', 'ms']),
  created_at: moment,
  last_seen_at: moment.nullable(),
  version: z.int(),
  emails: z.array(PersonEmail),
  /** Addresses that wait for the person to confirm them. */
  claims: z.array(z.object({ address: z.string(), expires_at: moment })),
  affiliations: z.array(PersonAffiliation),
  roles: z.array(RoleOfPerson),
  /** Platform roles that the person does not hold. */
  other_roles: z.array(z.object({ acl: z.int(), ...Labels })),
  presets: z.array(PresetOfPerson),
  sessions: z.array(SessionOfPerson),
  /** Since when a login asks for a second factor; null while it is off. */
  second_factor_since: moment.nullable(),
  merges: z.array(MergeUnderWay),
  takes_part: z.object({ articles: z.int(), reviews: z.int() }),
  can: z.object({
    edit: z.boolean(),
    turn_off_factor: z.boolean(),
    suspend: z.boolean(),
    reinstate: z.boolean(),
    switch: z.boolean(),
    merge: z.boolean(),
    anonymise: z.boolean(),
  }),
});

export const PersonEvent = z.object({
  at: moment,
  /** What happened, in the caller's words. */
  what: z.string(),
  /** What it happened to: an article's number, a journal, another person. */
  about: z.string().nullable(),
  by: z.string().nullable(),
});
