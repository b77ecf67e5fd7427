import { createHmac, timingSafeEqual } from 'node:crypto';

type Stopped = { person: string; event: string };

const sealOf = (secret: string, { person, event }: Stopped): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe\n${person}\n${event}`).digest().subarray(0, 18);

/** The link of a mail that stops its kind for this person: sealed, so that nobody can make one for somebody else. */
export const stopLink = (portalUrl: string, secret: string, stopped: Stopped): string => {
  const person = Buffer.from(stopped.person.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([person, Buffer.from(stopped.event)]).toString('base64url');
  return `${portalUrl}/unsubscribe/${token}.${sealOf(secret, stopped).toString('base64url')}`;
};

/** What a link stops; undefined when it is not one of ours. */
export const stoppedBy = (secret: string, token: string): Stopped | undefined => {
  const [what = '', seal = ''] = token.split('.');
  const bytes = Buffer.from(what, 'base64url');
  const person = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const event = bytes.toString('utf8', 16);
  const right = sealOf(secret, { person, event });
  const given = Buffer.from(seal, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? { person, event } : undefined;
};
