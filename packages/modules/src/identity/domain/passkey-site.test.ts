import { describe, expect, it } from 'vitest';
import { passkeySite } from './passkey-site.ts';

describe('passkeys', () => {
  it.each(['https://naskhah.example', 'http://localhost:3000', 'https://jurnal2', 'https://2.jurnal.example'])(
    'work at %s',
    (origin) => expect(passkeySite(origin)).toEqual({ origin }),
  );
  it.each([undefined, 'null', 'http://127.0.0.1:3000', 'https://[::1]'])('do not work at %s', (origin) =>
    expect(passkeySite(origin)).toBeUndefined(),
  );
});
