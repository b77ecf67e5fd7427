import type { Totp } from '@naskhah/modules/identity';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, 30 s. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };
const issuer = 'Naskhah';
const secretBytes = 20;
/** Steps before and after the present one, for clocks that differ. */
const tolerated = 1;

const of = (secret: string, label = '') => new TOTP({ ...form, issuer, label, secret: Secret.fromBase32(secret) });

export const totp: Totp = {
  newSecret: () => new Secret({ size: secretBytes }).base32,
  addressOf: (secret, account) => of(secret, account).toString(),
  stepOf: (secret, code, now) => {
    if (!/^\d{6}$/.test(code)) return undefined;
    const delta = of(secret).validate({ token: code, timestamp: now.getTime(), window: tolerated });
    return delta === null ? undefined : Math.floor(now.getTime() / 1000 / form.period) + delta;
  },
};
