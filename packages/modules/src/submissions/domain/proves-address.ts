import type { FactName } from '@naskhah/kernel/facts/fact';

/** Facts about a person after which one of their addresses may be proved that was not before. */
const proofs: readonly FactName[] = [
  'email-was-confirmed',
  'email-was-added',
  'password-was-reset',
  'invitation-was-accepted',
  'person-registered',
  'administrator-was-created',
];

export const provesAddress = (event: FactName): boolean => proofs.includes(event);
