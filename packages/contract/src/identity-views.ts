import * as z from 'zod';
import { language, uuid } from './fields.ts';

export const RoleHeld = z.object({ acl: z.int(), label_en: z.string(), label_ms: z.string() });

/** The session user (specification, section 3; decisions 2). */
export const SessionUser = z.object({
  usr_id: uuid,
  usr_acl: z.int(),
  usr_firstname: z.string(),
  usr_name: z.string(),
  usr_email: z.string(),
  language,
  profile_completed: z.boolean(),
  roles: z.array(RoleHeld),
  capabilities: z.array(z.string()),
  behind: z.object({ usr_id: uuid, usr_name: z.string() }).nullable(),
});

/** The accounts of the demo world, for the login page; null everywhere else. */
export const DemoWorld = z.object({
  password: z.string(),
  accounts: z.array(z.object({ email: z.string(), name: z.string() })),
});

export const Profile = z.object({
  usr_id: uuid,
  usr_name: z.string(),
  usr_firstname: z.string(),
  usr_email: z.string(),
  language,
  orcid: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  affiliations: z.array(
    z.object({
      id: uuid,
      organisation: z.string(),
      department: z.string().nullable(),
      country: z.string().nullable(),
      is_primary: z.boolean(),
    }),
  ),
  interests: z.array(z.string()),
  version: z.int(),
});

/** A person as whoever may act as others finds them. */
export const FoundPerson = z.object({
  usr_id: uuid,
  name: z.string(),
  email: z.string(),
  affiliation: z.string(),
  /** Nobody acts as an Administrator. */
  switchable: z.boolean(),
});
