import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import type { PersonFound } from './person-record.ts';

/** What may be done with the account, by whom. The acts ask again. */
const capabilities = (actor: Actor, { id, status, roles, second_factor_since }: PersonFound) => {
  const living = status === 'active' || status === 'unconfirmed';
  const other = actor.kind === 'person' && actor.person !== id;
  const administrator = (roles ?? []).some(({ acl }) => acl === 1);
  return {
    edit: living || status === 'suspended',
    turn_off_factor: second_factor_since !== null && other && isInPerson(actor),
    suspend: living && other,
    reinstate: status === 'suspended',
    switch: living && other && !administrator,
    merge: living,
    anonymise: (living || status === 'suspended') && other,
  };
};

const moment = (value: string): string => new Date(value).toISOString();

/** A person as the portal shows them to this reader. */
export const personView = (actor: Actor, found: PersonFound) => ({
  usr_id: found.id,
  name: found.name,
  firstname: found.firstname,
  status: found.status,
  status_reason: found.status_reason,
  orcid: found.orcid,
  orcid_verified: found.orcid_verified_at !== null,
  country: found.country,
  phone: found.phone,
  biography: found.biography,
  language: found.language,
  created_at: found.created_at.toISOString(),
  last_seen_at: found.last_seen_at?.toISOString() ?? null,
  version: found.version,
  emails: (found.emails ?? []).map((one) => ({ ...one, confirmed_at: one.confirmed_at && moment(one.confirmed_at) })),
  claims: (found.claims ?? []).map((one) => ({ ...one, expires_at: moment(one.expires_at) })),
  affiliations: found.affiliations ?? [],
  roles: (found.roles ?? []).map((one) => ({ ...one, granted_at: moment(one.granted_at) })),
  other_roles: found.other_roles ?? [],
  presets: (found.presets ?? []).map((one) => ({ ...one, assigned_at: moment(one.assigned_at) })),
  sessions: (found.sessions ?? []).map((one) => ({
    ...one,
    created_at: moment(one.created_at),
    expires_at: moment(one.expires_at),
  })),
  second_factor_since: found.second_factor_since?.toISOString() ?? null,
  merges: (found.merges ?? []).map((one) => ({ ...one, expires_at: moment(one.expires_at) })),
  takes_part: { articles: found.articles, reviews: found.reviews },
  can: capabilities(actor, found),
});
