import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at this moment. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
