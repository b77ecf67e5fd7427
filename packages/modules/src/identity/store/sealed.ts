import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A key of its own for each use, so that what was sealed for one cannot be passed off as another's. */
const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'naskhah sealed', use, 32));

/** Encrypts and authenticates (AES-256-GCM) with a key derived from the portal's secret: nonce, tag, ciphertext. `owner` is bound to it. */
export const seal = (secret: string, use: string, owner: string, text: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, use), nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
};

/** Undefined when it was sealed with another secret, for another use or owner, or changed since. */
export const unseal = (secret: string, use: string, owner: string, sealed: Buffer): string | undefined => {
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, use), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const body = sealed.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
