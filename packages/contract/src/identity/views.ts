import * as z from 'zod';
import { coded } from '../coded.ts';
import { language, uuid } from '../fields.ts';

export const RoleHeld = z.object({ acl: z.int(), label_en: z.string(), label_ms: z.string() });

/** The session user (specification, section 3; decisions 2). */
/** Text size (index of its level) and light or dark, as far as they were chosen. */
export const Appearance = z.object({
  text_size: z.int().min(0).max(4).optional(),
  theme: z.enum(['light', 'dark', 'auto']).optional(),
});

export const SessionUser = z.object({
  usr_id: uuid,
  usr_acl: z.int(),
  usr_firstname: z.string(),
  usr_name: z.string(),
  usr_email: z.string(),
  language,
  /** As last chosen on any device; null: never. */
  appearance: Appearance.nullable(),
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

/** A further step of a login, answered in place of the session user (decisions 2). */
export const SecondFactorStep = z.object({
  step: z.literal('second-factor'),
  ticket: z.string(),
  passkey: z.boolean(),
});

/** Known to the provider, not yet linked: one login with the password links both. */
export const LinkStep = z.object({ step: z.literal('link'), ticket: z.string(), email: z.string() });

/** Other providers that are set up: what the button of one says, and whether an ORCID iD can be proved. */
export const OutsideLogins = z.object({ login: z.string().nullable(), orcid: z.boolean() });

const moment = z.string();

/** How one signs in: addresses, second factor, passkeys, keys of programs, sessions. */
export const SignInMeans = z.object({
  has_password: z.boolean(),
  emails: z.array(z.object({ address: z.string(), is_primary: z.boolean(), confirmed: z.boolean() })),
  /** Addresses that wait for their link to be opened. */
  claims: z.array(z.object({ address: z.string(), expires_at: moment })),
  second_factor: z.object({ since: moment, recovery_codes_left: z.int() }).nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), label: z.string(), created_at: moment, last_used_at: moment.nullable() }),
  ),
  keys: z.array(
    z.object({
      id: uuid,
      label: z.string(),
      scope: z.enum(['read', 'write']),
      created_at: moment,
      expires_at: moment,
      last_used_at: moment.nullable(),
      expired: z.boolean(),
    }),
  ),
  devices: z.array(
    z.object({
      id: uuid,
      /** What it is, as the browser says of itself; the portal makes words of it. */
      user_agent: z.string(),
      address: z.string(),
      started_at: moment,
      seen_at: moment,
      /** The session in which this is asked. */
      this_one: z.boolean(),
      /** The name of the person behind it, when somebody acts as this person. */
      switched_by: z.string().nullable(),
    }),
  ),
  /** The account at the other provider is linked. */
  outside_linked: z.boolean(),
});

export const Profile = z.object({
  usr_id: uuid,
  usr_name: z.string(),
  usr_firstname: z.string(),
  usr_family: z.string().nullable(),
  usr_email: z.string(),
  language,
  orcid: z.string().nullable(),
  /** The registry has said that the iD is this person's. */
  orcid_verified: z.boolean(),
  /** The attachment that shows the person, newest first. */
  photo: uuid.nullable(),
  country: coded('country').nullable(),
  phone: z.string().nullable(),
  /** Empty where nothing was written. */
  biography: z.object({ en: z.string(), ms: z.string() }),
  affiliations: z.array(
    z.object({
      id: uuid,
      organisation: z.string(),
      ror: z.string().nullable(),
      starts_on: z.string().nullable(),
      ends_on: z.string().nullable(),
      department: z.string().nullable(),
      country: coded('country').nullable(),
      is_primary: z.boolean(),
    }),
  ),
  interests: z.array(coded('discipline')),
  languages: z.array(coded('language')),
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
