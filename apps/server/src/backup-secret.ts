/**
 * The secret of the portal in a backup, sealed with a passphrase: without it second factors, keys and open links of the backup are
 * of no use, and with it in plain words whoever finds the backup is everybody.
 */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigFault } from './config.ts';

/** 128 MB and about half a second for each guess (RFC 7914). */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const placeIn = (folder: string): string => join(folder, 'secret.sealed');

/** Keeps the secret of who names a passphrase; answers what is to be told loudly otherwise. */
export const sealSecret = (folder: string, secret: string, passphrase: string | undefined): string | undefined => {
  if (passphrase === undefined)
    return 'THE SECRET IS NOT IN THIS BACKUP. Without it nobody’s second factor works after a restore: set BACKUP_PASSPHRASE, or keep the file ‘secret’ of the data folder (or NASKHAH_SECRET) in another safe place.';
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const text = [salt, nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64')).join('.');
  writeFileSync(placeIn(folder), `${text}\n`, { mode: 0o600 });
  return undefined;
};

/** The secret of a backup; undefined where it holds none. Throws `ConfigFault` without the passphrase that it was sealed with. */
export const unsealSecret = (folder: string, passphrase: string | undefined): string | undefined => {
  if (!existsSync(placeIn(folder))) return undefined;
  if (passphrase === undefined)
    throw new ConfigFault('The secret of this backup is sealed: set BACKUP_PASSPHRASE to what it was sealed with.');
  const parts = readFileSync(placeIn(folder), 'utf8').trim().split('.');
  const [salt, nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64'));
  try {
    if (!salt || !nonce || !tag || !sealed) throw new Error('a part is missing');
    const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    throw new ConfigFault('BACKUP_PASSPHRASE is not the one that the secret of this backup was sealed with.');
  }
};

/** Makes the secret of the backup that of the data folder; answers what is to be told loudly where that cannot be. */
export const restoreSecret = (
  secret: string | undefined,
  { data, present, fixed }: { data: string; present: string; fixed: boolean },
): string | undefined => {
  if (secret === undefined)
    return 'THIS BACKUP HOLDS NO SECRET. Put the file ‘secret’ of the portal that it was made of into the data folder (or set NASKHAH_SECRET), or nobody’s second factor works.';
  if (secret === present) return undefined;
  if (fixed)
    return 'NASKHAH_SECRET IS NOT THE SECRET OF THIS BACKUP: set it to that one, or nobody’s second factor works.';
  writeFileSync(join(data, 'secret'), secret, { mode: 0o600 });
  return undefined;
};
