/** An address for one file that needs no cookie: signed, for a few minutes, and for who was just allowed to read it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const minutes = 5;
const Signed = z.object({
  id: z.uuid(),
  name: z.string(),
  shown: z.boolean(),
  cleaned: z.boolean(),
  until: z.number(),
});

/** What is read, under which name, and whether as a copy without its makers (a hidden author's file), and whether it may be shown. */
export type SignedFile = Omit<z.infer<typeof Signed>, 'until'>;

const sign = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(`file ${text}`).digest();

export const signedToken = (file: SignedFile, secret: string, now: Date): string => {
  const said = { ...file, until: now.getTime() + minutes * 60_000 };
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${sign(text, secret).toString('base64url')}`;
};

export const signedFile = (token: string, secret: string, now: Date): SignedFile | undefined => {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(text, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const said = Signed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return said.until > now.getTime() ? said : undefined;
};
