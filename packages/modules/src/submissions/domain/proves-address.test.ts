import { expect, it } from 'vitest';
import { provesAddress } from './proves-address.ts';

it.each([
  ['email-was-confirmed', true],
  ['email-was-added', true],
  ['password-was-reset', true],
  ['invitation-was-accepted', true],
  ['person-registered', true],
  ['administrator-was-created', true],
  ['email-was-asked-for', false],
  ['email-was-removed', false],
  ['profile-was-saved', false],
  ['article-was-submitted', false],
] as const)('%s proves an address: %s', (event, expected) => expect(provesAddress(event)).toBe(expected));
