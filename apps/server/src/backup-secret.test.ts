import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { restoreSecret, sealSecret, unsealSecret } from './backup-secret.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'naskhah-secret-'));
const made: string[] = [];
const fresh = () => {
  const one = folder();
  made.push(one);
  return one;
};
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true });
});
const secret = 'f'.repeat(64);
const passphrase = 'gambut pulih sepuluh tahun';

describe('the secret of a backup', () => {
  it('comes back by its passphrase alone, and lies there for nobody else to read', () => {
    const backup = fresh();
    expect(sealSecret(backup, secret, passphrase)).toBeUndefined();
    const file = join(backup, 'secret.sealed');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(secret.slice(0, 8));
    expect(unsealSecret(backup, passphrase)).toBe(secret);
    expect(() => unsealSecret(backup, 'another')).toThrow('BACKUP_PASSPHRASE is not the one');
    expect(() => unsealSecret(backup, undefined)).toThrow('set BACKUP_PASSPHRASE');
  });

  it('is said loudly to be missing where no passphrase was named', () => {
    const backup = fresh();
    expect(sealSecret(backup, secret, undefined)).toContain('THE SECRET IS NOT IN THIS BACKUP');
    expect(existsSync(join(backup, 'secret.sealed'))).toBe(false);
    expect(unsealSecret(backup, passphrase)).toBeUndefined();
    expect(restoreSecret(undefined, { data: fresh(), present: secret, fixed: false })).toContain('HOLDS NO SECRET');
  });

  it('becomes that of the data folder, unless the environment holds another', () => {
    const data = fresh();
    expect(restoreSecret(secret, { data, present: 'other', fixed: false })).toBeUndefined();
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(secret);
    expect(restoreSecret(secret, { data, present: 'other', fixed: true })).toContain('NASKHAH_SECRET IS NOT');
    expect(restoreSecret(secret, { data, present: secret, fixed: true })).toBeUndefined();
  });
});
