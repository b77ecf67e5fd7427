import { accountSecurity } from '@naskhah/words/identity/account-security';
import type { Text } from '@naskhah/words/text';
import { addresses } from '../../app/addresses.ts';
import { oneOf } from '../../lists/search-values.ts';
import { withSearch } from '../../lists/with-search.ts';

export const profileParts = ['person', 'security', 'devices', 'keys', 'notifications'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const profilePartNames: Record<ProfilePart, Text> = {
  person: accountSecurity.partPerson,
  security: accountSecurity.partSecurity,
  devices: accountSecurity.partDevices,
  keys: accountSecurity.partKeys,
  notifications: accountSecurity.partNotifications,
};

/** What the address asks for; anything else opens the person. */
export const profilePart = (search: Record<string, unknown>): ProfilePart => oneOf(profileParts, search.part, 'person');

export const profileHref = (part: ProfilePart): string =>
  withSearch(addresses.userProfile, { part }, { part: 'person' });
