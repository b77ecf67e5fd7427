import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './secrets.ts';

/** What a browser keeps once somebody has come in with it: it names nobody, and is of no use for another account. */
export const deviceProof = (secret: string, personId: string): string =>
  keyedHash(secret, `device of ${personId}`).toString('base64url');

/** Under which an account's tries are counted where all addresses share them: a proven device has its own. */
export const accountKey = (
  secret: string,
  { email, person, device }: { email: string; person: { id: string } | undefined; device: string | undefined },
): string => (person && isProvenDevice(secret, person.id, device) ? `${email} by a proven device` : email);

/** Whether this person has come in with this browser before. */
export const isProvenDevice = (secret: string, personId: string, shown: string | undefined): boolean => {
  const expected = Buffer.from(deviceProof(secret, personId));
  const given = Buffer.from(shown ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
