import { createHmac, timingSafeEqual } from 'node:crypto';

type Stopped = { person: string; event: string };

const sealOf = (secret: string, { person, event }: Stopped): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe\n${person}\n${event}`).digest().subarray(0, 18);

/** The link of a mail that stops its kind for this person: sealed, so that nobody can make one for somebody else. */
export const stopLink = (portalUrl: string, secret: string, stopped: Stopped): string => {
  const token = Buffer.from(`${stopped.person}.${stopped.event}`).toString('base64url');
  return `${portalUrl}/unsubscribe/${token}.${sealOf(secret, stopped).toString('base64url')}`;
};

/** What a link stops; undefined when it is not one of ours. */
export const stoppedBy = (secret: string, token: string): Stopped | undefined => {
  const [what = '', seal = ''] = token.split('.');
  const [person = '', event = ''] = Buffer.from(what, 'base64url').toString('utf8').split('.');
  if (!/^[0-9a-f-]{36}$/.test(person)) return undefined;
  const right = sealOf(secret, { person, event });
  const given = Buffer.from(seal, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? { person, event } : undefined;
};
